import type { TrackedOrder } from '../../domain/order/trackedOrderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { isOrderLate, promisedTime } from '../../domain/order/promisedTime';
import type { Locale } from '../../domain/region/locales';
import { formatArrival } from '../../i18n/time/formatArrival';
import type { Translate } from '../../i18n/translator';

interface PromiseContext {
  locale: Locale;
  t: Translate<'order'>;
  now: Date;
}

type PromisedOrder = Pick<TrackedOrder, 'status' | 'slot' | 'eta'> & { provider: { timezone: string } };

/** Returns 'Arriving …' or 'Later than planned …'. Null if there is nothing to add to the window. */
export function promiseText(order: PromisedOrder, { locale, t, now }: PromiseContext): string | null {
  const isKnown = isOrderLate(order, now) || (order.eta && !isFinalStatus(order.status));
  return isKnown ? formatArrival(promisedTime(order), { locale, t, timezone: order.provider.timezone, now }) : null;
}
