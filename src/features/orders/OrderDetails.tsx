import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShellContext } from '../../content/pages/pageContext';
import type { ApiError } from '../../data/apiError';
import { orderQuery } from '../../data/order/orderCalls';
import type { OrderPathIds } from '../../domain/order/orderName';
import { FollowedOrder } from './FollowedOrder';
import { OrderFailure } from './OrderFailure';
import { OrderSkeleton } from './OrderSkeleton';

export interface OrderDetailsProps {
  /** Null if the URL names no order. */
  name: OrderPathIds | null;
  shell: Pick<ShellContext, 'name' | 'contact'>;
}

/** One order, polled while it can change. */
export function OrderDetails({ name, shell }: OrderDetailsProps) {
  const query = useQuery(orderQuery(name?.providerId ?? '', name?.detailsId ?? ''));
  const { data: order, error, dataUpdatedAt, errorUpdatedAt } = query;
  // A retry clears the query's error, so it is kept until there is an order or another error.
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (error && error !== failure) setFailure(error);
  if (order)
    return <FollowedOrder order={order} seen={{ error, at: dataUpdatedAt, failedAt: errorUpdatedAt }} shell={shell} />;
  if (name && !failure) return <OrderSkeleton />;
  return <OrderFailure error={failure} isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
}
