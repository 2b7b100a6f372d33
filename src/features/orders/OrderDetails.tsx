import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShellContext } from '../../content/pages/pageContext';
import type { ApiError } from '../../data/apiError';
import { orderQuery } from '../../data/order/orderCalls';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { asIsland } from '../../state/QueryIsland';
import type { OrderPathIds } from '../../domain/order/orderPathIds';
import { LoadedOrder } from './LoadedOrder';
import { OrderSkeleton } from './OrderSkeleton';

interface OrderDetailsProps {
  /** Null if the URL names no order. */
  ids: OrderPathIds | null;
  shell: Pick<ShellContext, 'name' | 'contact'>;
}

/** Polls the order while it can change. */
export function OrderDetails({ ids, shell }: OrderDetailsProps) {
  const query = useQuery(orderQuery(ids?.providerId ?? '', ids?.detailsId ?? ''));
  const { data: order, error, dataUpdatedAt, errorUpdatedAt } = query;
  // A retry clears the query's error, but the message stays until there is an order or another error.
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (error && error !== failure) setFailure(error);
  if (order)
    return (
      <LoadedOrder order={order} times={{ error, updatedAt: dataUpdatedAt, failedAt: errorUpdatedAt }} shell={shell} />
    );
  if (ids && !failure) return <OrderSkeleton />;
  return <OrderFailure error={failure} query={query} />;
}

export const OrderDetailsIsland = asIsland(OrderDetails);

interface OrderFailureProps {
  /** Null if the URL names no order, so nothing was fetched. */
  error: ApiError | null;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Only a failure of the network or the server can be retried. */
function OrderFailure({ error, query }: OrderFailureProps) {
  const { t } = useWords('account', 'order');
  const isDown = error !== null && (error.status === 0 || error.status >= 500);
  const retry = {
    label: t('app.retry'),
    isPrimary: true,
    isBusy: query.isFetching,
    onClick: () => void query.refetch(),
  };
  const allOrders = { label: t('order.allOrders'), to: routePath('orders') };
  return (
    <ErrorNotice
      title={isDown ? errorMessage(error, t) : undefined}
      text={t('order.notFound')}
      actions={isDown ? [retry, allOrders] : [allOrders]}
    />
  );
}
