// Must be imported before any schema is created.
import '../../../domain/readWithoutCode';
import { QueryIsland } from '../../../state/QueryIsland';
import { ContactChange } from './ContactChange';
import type { Channel } from '../../../domain/account/destination';

/** ContactChange with its own React Query client; loaded only for signed-in shoppers. */
export function ContactChangeIsland({ channel }: { channel: Channel }) {
  return (
    <QueryIsland>
      <ContactChange channel={channel} />
    </QueryIsland>
  );
}
