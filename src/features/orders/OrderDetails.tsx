import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cancelOrder, orderQuery } from '../../data/order/orderCalls';
import type { Order } from '../../domain/order/orderSchema';
import { canMoveOrder } from '../../domain/order/orderStatus';
import { errorMessage } from '../../i18n/errorMessage';
import { formatSlotDay, formatSlotHours } from '../../i18n/formatSlot';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';
import { color, media, radius, space } from '../../ui/theme/tokens';
import { OrderTimeline } from './OrderTimeline';
import { Receipt } from './Receipt';

interface OrderDetailsProps {
  providerId: string;
  detailsId: string;
}

/** S2-18, S2-74: one order, followed while it moves. */
export function OrderDetails({ providerId, detailsId }: OrderDetailsProps) {
  const { t } = useAllWords();
  const { data: order, isPending } = useQuery(orderQuery(providerId, detailsId));
  if (isPending) return <Spinner label={t('app.loading')} />;
  if (!order) return <Notice tone="error">{t('order.notFound')}</Notice>;
  return <Followed order={order} />;
}

function Followed({ order }: { order: Order }) {
  const { locale, t } = useAllWords();
  const { orderType, status, provider, slot } = order;
  const words = { locale, t, timezone: provider.timezone };
  return (
    <Columns>
      <div>
        <Now role="status">
          <Heading level={2}>{t(`order.status.${orderType}.${status}`)}</Heading>
          <Text tone="muted">{t(`order.about.${orderType}.${status}`)}</Text>
        </Now>
        <section aria-label={t('order.timeline')}>
          <OrderTimeline order={order} />
        </section>
        {canMoveOrder(orderType, { from: status, to: 'CANCELLED' }, 'shopper') && <CancelButton order={order} />}
      </div>
      <Card>
        <Facts>
          <dt>{t('order.window')}</dt>
          <dd>
            {formatSlotDay(slot.start, words)}, {formatSlotHours(slot, words)}
          </dd>
          <dt>{t('order.deliverTo')}</dt>
          <dd>{order.deliveryAddress.description}</dd>
          {order.note && (
            <>
              <dt>{t('order.note')}</dt>
              <dd>{order.note}</dd>
            </>
          )}
          <dt>{t('order.provider', { provider: provider.name })}</dt>
          <dd>{t('order.providerLicence', { licence: provider.licence })}</dd>
        </Facts>
        <Receipt order={order} />
      </Card>
    </Columns>
  );
}

function CancelButton({ order }: { order: Order }) {
  const { t } = useAllWords();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => cancelOrder(order.provider.id, order.detailsId),
    onSuccess: (cancelled) => {
      queries.setQueryData(orderQuery(order.provider.id, order.detailsId).queryKey, cancelled);
      setIsAsking(false);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('order.cancel')}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel={t('app.close')}
        title={t('order.cancel')}
        footer={
          <Cluster>
            <Button
              isBusy={cancelling.isPending}
              busyLabel={t('order.cancel.cancelling')}
              onClick={() => cancelling.mutate()}
            >
              {t('order.cancel.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('order.cancel.keep')}
            </Button>
          </Cluster>
        }
      >
        <Text>{t('order.cancel.question')}</Text>
        {cancelling.error && <Notice tone="error">{errorMessage(cancelling.error, t)}</Notice>}
      </Modal>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  padding-bottom: ${space.section};
  gap: ${space[10]};
  > :first-child {
    display: grid;
    gap: ${space[8]};
    align-content: start;
    justify-items: start;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[16]};
  }
`;

const Now = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: clamp(20px, 3vw, 40px);
  border-radius: ${radius.large};
  background: ${color.surface};
  align-self: start;
`;

const Facts = styled.dl`
  dt {
    color: ${color.muted};
  }
  dd {
    padding-bottom: ${space[3]};
  }
`;
