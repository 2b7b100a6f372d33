import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { openOrdersQuery, pastOrdersQuery } from '../../data/order/orderCalls';
import { clearBadge } from '../../data/push/badge';
import { onPageVisible } from '../../data/push/watchAlerts';
import type { Order } from '../../domain/order/orderSchema';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LoadFailure } from '../../i18n/LoadFailure';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { asIsland } from '../../state/QueryIsland';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { OrderGroup } from './OrderGroup';
import { OrderSkeleton } from './OrderSkeleton';
import { PastOrders } from './PastOrders';

function useRefetchPastOrders(open: Order[] | undefined): void {
  const queries = useQueryClient();
  const previousIds = useRef<Set<string>>(new Set());
  useEffect(() => {
    if (!open) return;
    const currentIds = new Set(open.map(({ detailsId }) => detailsId));
    const hasEnded = [...previousIds.current].some((detailsId) => !currentIds.has(detailsId));
    previousIds.current = currentIds;
    if (hasEnded) void queries.invalidateQueries({ queryKey: pastOrdersQuery().queryKey });
  }, [open, queries]);
}

export function OrderList() {
  const { t } = useWords('account', 'order');
  const open = useQuery(openOrdersQuery());
  const past = useInfiniteQuery(pastOrdersQuery());
  useRefetchPastOrders(open.data);
  useEffect(() => onPageVisible(() => void clearBadge()), []);
  const hasFailed = open.errorUpdateCount + past.errorUpdateCount > 0;
  if (!open.data || !past.data) {
    const refetch = () => void [open, past].forEach((query) => !query.data && void query.refetch());
    if (!hasFailed) return <OrderSkeleton />;
    const isFetching = open.isFetching || past.isFetching;
    return <LoadFailure title={t('orders.error')} query={{ error: open.error ?? past.error, isFetching, refetch }} />;
  }
  const pastOrders = past.data.pages.flatMap(({ items }) => items);
  if (open.data.length + pastOrders.length === 0) return <NoOrders />;
  return (
    <Stack $gap={10}>
      <Stack $gap={4}>
        {open.error && <StaleList at={open.dataUpdatedAt} />}
        <OrderGroup title={t('orders.open')} orders={open.data} empty={t('orders.noOpen')} />
      </Stack>
      {pastOrders.length > 0 && <PastOrders orders={pastOrders} paging={past} />}
    </Stack>
  );
}

function StaleList({ at }: { at: number }) {
  const { locale, t } = useWords('account', 'order');
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(at);
  return <Notice tone="warning">{t('orders.stale', { time })}</Notice>;
}

export const OrderListIsland = asIsland(OrderList);

function NoOrders() {
  const { t } = useWords('account', 'order');
  return (
    <EmptyState
      title={t('orders.empty')}
      action={
        <ButtonLink as={LocalLink} to={routePath('pods')}>
          {t('cart.browse')}
        </ButtonLink>
      }
    />
  );
}
