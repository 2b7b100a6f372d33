// Before any schema is made.
import '../../domain/readWithoutCode';
import { QueryIsland } from '../../state/QueryIsland';
import { ContactChange } from './ContactChange';
import type { Channel } from './parseContact';

/** ContactChange with the calls that it makes; only who is signed in loads it. */
export function ContactChangeIsland({ channel }: { channel: Channel }) {
  return (
    <QueryIsland>
      <ContactChange channel={channel} />
    </QueryIsland>
  );
}
