import { useEffect, useRef } from 'react';
import type { Order } from '../../domain/order/orderSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { OrderGroup } from './OrderGroup';

interface PastOrdersProps {
  orders: Order[];
  paging: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** After more orders load, focus moves to the first of them. */
export function PastOrders({ orders, paging }: PastOrdersProps) {
  const { t, plural } = useWords('account', 'order');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = paging;
  const root = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number | null>(null);
  const message = plural('orders.shown', orders.length);
  useEffect(() => {
    if (countBefore.current === null || isFetchingNextPage || isFetchNextPageError) return;
    const links = [...root.current!.querySelectorAll('a')];
    (links[countBefore.current] ?? links.at(-1))?.focus();
    countBefore.current = null;
    announce(message);
  }, [message, isFetchingNextPage, isFetchNextPageError]);
  const loadMore = () => {
    countBefore.current = orders.length;
    void fetchNextPage();
  };
  return (
    <Stack $gap={5} ref={root}>
      <OrderGroup title={t('orders.past')} orders={orders} />
      {isFetchNextPageError && (
        <LoadFailure title={t('orders.error')} query={{ isFetching: isFetchingNextPage, refetch: loadMore }} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <div>
          <Button variant="secondary" isBusy={isFetchingNextPage} onClick={loadMore}>
            {t('orders.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
