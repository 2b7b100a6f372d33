import type { ApiError } from '../../data/apiError';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/dateFormatter';
import { useAllWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';

/** What the last call brought: when an answer came, and when and how it failed since. */
export interface LastSeen {
  error: ApiError | null;
  at: number;
  failedAt: number;
}

/** One call that got lost is no news. */
const staleAfter = 8000;

/** That an open order could not be asked for again, and since when. */
export function StaleNote({ order, seen: { error, at, failedAt } }: { order: Order; seen: LastSeen }) {
  const { locale, t } = useAllWords();
  if (!error || isFinalStatus(order.status)) return null;
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(at);
  return failedAt - at > staleAfter ? <Notice tone="warning">{t('order.stale', { time })}</Notice> : null;
}
