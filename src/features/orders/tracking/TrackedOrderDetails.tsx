import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trackedOrderQuery } from '../../../data/order/trackingCalls';
import type { TrackedOrder } from '../../../domain/order/trackedOrderSchema';
import { routePath } from '../../../domain/site/routing/routes';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { useUrlHash } from '../../../state/navigation/urlState';
import { LocalLink } from '../../../i18n/LocalLink';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { announce } from '../../../state/notifications/announcements';
import { asIsland } from '../../../state/QueryIsland';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { OrderSkeleton } from '../OrderSkeleton';
import { OrderTimeline } from '../OrderTimeline';
import { LateOrderNotice } from '../LateOrderNotice';
import { StaleOrderNotice } from '../StaleOrderNotice';
import { orderWindowText } from '../orderWindowText';
import { promiseText } from '../promiseText';

/** Shows the order of the token in the URL's fragment to anyone with the link. */
export function TrackedOrderDetails() {
  const { t } = useWords('account', 'order');
  const token = useUrlHash();
  const query = useQuery(trackedOrderQuery(token));
  const { data: order, error, dataUpdatedAt, errorUpdatedAt } = query;
  const isUnknown = token === '' || (error && (error.status === 404 || error.status === 422));
  return (
    <Stack $gap={8}>
      {isUnknown && (
        <Notice tone="warning" title={t('track.unknown')}>
          {t('track.unknown.hint')}
        </Notice>
      )}
      {!isUnknown && order && (
        <>
          <StaleOrderNotice order={order} times={{ error, updatedAt: dataUpdatedAt, failedAt: errorUpdatedAt }} />
          <TrackedStatus order={order} />
        </>
      )}
      {!isUnknown && !order && error && <LoadFailure title={t('track.failed')} query={query} />}
      {!isUnknown && !order && !error && <OrderSkeleton />}
      <div>
        <ButtonLink as={LocalLink} to={routePath('orders')} $variant="secondary">
          {t('track.signIn')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

export const TrackedOrderIsland = asIsland(TrackedOrderDetails);

function useStatusAnnouncement(status: string): void {
  const announced = useRef(status);
  useEffect(() => {
    if (announced.current !== status) announce(status);
    announced.current = status;
  }, [status]);
}

function TrackedStatus({ order }: { order: TrackedOrder }) {
  const words = useWords('account', 'order');
  const { locale, t } = words;
  const now = useCurrentMinute();
  const { status, orderType, provider, city } = order;
  const promise = promiseText(order, { locale, t, now });
  const name = t(`order.status.${orderType}.${status}`);
  useStatusAnnouncement(name);
  return (
    <>
      <Stack $gap={2}>
        <Heading level={2}>{name}</Heading>
        {promise && <Heading level={3}>{promise}</Heading>}
        <Paragraph>{orderWindowText(order, provider.timezone, words)}</Paragraph>
        <Paragraph tone="muted">{t(`track.place.${orderType}`, { provider: provider.name, city })}</Paragraph>
      </Stack>
      <LateOrderNotice order={order} />
      <section aria-label={t('order.timeline')}>
        <OrderTimeline order={order} />
      </section>
    </>
  );
}
