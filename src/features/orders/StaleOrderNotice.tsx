import type { ApiError } from '../../data/apiError';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';

/** In epoch milliseconds. `error` is set if the latest request failed. */
export interface ResponseTimes {
  error: ApiError | null;
  updatedAt: number;
  failedAt: number;
}

/** A single failed request is not worth a notice. */
const staleAfterMs = 8000;

export function StaleOrderNotice({
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
