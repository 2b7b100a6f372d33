import type { StoreFacts } from '../../content/pages/locationViews';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { useWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/text/Text';
import { StoreHolidays } from './StoreHolidays';
import { storeOpening } from './storeOpening';
import { StoreState } from './StoreState';
import { StoreWeek } from './StoreWeek';

/** A store's hours at the current time: whether it is open, today's line, and its next dates with other hours. */
export function StoreNow({ store }: { store: StoreFacts }) {
  const now = useCurrentMinute();
  const door = storeOpening(store, now, useWords('stores'));
  return (
    <>
      <Text size="label">
        <StoreState door={door} />
      </Text>
      <StoreWeek store={store} today={door.today} />
      {store.exceptions && <StoreHolidays store={store} now={now} />}
    </>
  );
}
