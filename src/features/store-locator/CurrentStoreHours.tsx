import type { StoreFacts } from '../../content/pages/locationViews';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { useWords } from '../../i18n/LocaleContext';
import { Paragraph } from '../../ui/text/Paragraph';
import { StoreHolidays } from './StoreHolidays';
import { storeOpening } from './storeOpening';
import { OpeningStatus } from './OpeningStatus';
import { StoreWeek } from './StoreWeek';

/** Depends on the current time, so it renders only after hydration. */
export function CurrentStoreHours({ store }: { store: StoreFacts }) {
  const now = useCurrentMinute();
  const opening = storeOpening(store, now, useWords('stores'));
  return (
    <>
      <Paragraph size="label">
        <OpeningStatus opening={opening} />
      </Paragraph>
      <StoreWeek store={store} today={opening.today} />
      {store.exceptions && <StoreHolidays store={store} now={now} />}
    </>
  );
}
