import type { ApiError } from '../../data/apiError';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';

/** The time of the last response, and the error and time of the last failure after it. In epoch milliseconds. */
export interface ResponseTimes {
  error: ApiError | null;
  updatedAt: number;
  failedAt: number;
}

/** In milliseconds: a single failed request is not worth a notice. */
const staleAfterMs = 8000;

/** Says that an open order failed to update, and since when. */
export function StaleNote({
  order,
  times: { error, updatedAt, failedAt },
}: {
  order: Pick<Order, 'status'>;
  times: ResponseTimes;
}) {
  const { locale, t } = useWords('account', 'order');
  if (!error || isFinalStatus(order.status)) return null;
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(updatedAt);
  return failedAt - updatedAt > staleAfterMs ? <Notice tone="warning">{t('order.stale', { time })}</Notice> : null;
}
