import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { cancelOrder, orderQuery } from '../../data/order/orderCalls';
import { replaceCached } from '../../data/replaceCached';
import type { Order } from '../../domain/order/orderSchema';
import { canMoveOrder } from '../../domain/order/orderStatus';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

interface CancelOrderProps {
  order: Order;
  /** Called after the button has unmounted, so that the parent can move focus. */
  onRemoved: () => void;
}

/** A 409 means that the dispensary has already accepted the order. */
function useCancelOrder({ provider, detailsId }: Order) {
  const queries = useQueryClient();
  const { queryKey } = orderQuery(provider.id, detailsId);
  return useMutation<Order, ApiError>({
    mutationFn: () => cancelOrder(provider.id, detailsId),
    onSuccess: (cancelled) => replaceCached(queries, queryKey, cancelled),
    onError: ({ status }) => (status === 409 ? queries.invalidateQueries({ queryKey }) : undefined),
  });
}

export function CancelOrder({ order, onRemoved }: CancelOrderProps) {
  const { t } = useWords('account', 'order');
  const { orderType, status } = order;
  const canCancel = canMoveOrder(orderType, { from: status, to: 'CANCELLED' }, 'shopper');
  const [isOpen, setIsOpen] = useState(false);
  const [isTooLate, setIsTooLate] = useState(false);
  const cancelling = useCancelOrder(order);
  if (isOpen && !canCancel) {
    setIsOpen(false);
    setIsTooLate(status !== 'CANCELLED' && status !== 'DECLINED');
  }
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !canCancel) onRemoved();
    wasOpen.current = isOpen;
  }, [isOpen, canCancel, onRemoved]);
  const ask = () => {
    cancelling.reset();
    setIsOpen(true);
  };
  return (
    <>
      {isTooLate && <Notice tone="error">{t('order.cancel.tooLate')}</Notice>}
      {canCancel && (
        <div>
          <Button variant="secondary" onClick={ask}>
            {t('order.cancel')}
          </Button>
        </div>
      )}
      <CancelDialog isOpen={isOpen} cancelling={cancelling} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface CancelDialogProps {
  isOpen: boolean;
  cancelling: ReturnType<typeof useCancelOrder>;
  onClose: () => void;
}

function CancelDialog({ isOpen, cancelling: { mutate, isPending, error }, onClose }: CancelDialogProps) {
  const { t } = useWords('account', 'order');
  const footer = (
    <Cluster>
      <Button isBusy={isPending} busyLabel={t('order.cancel.cancelling')} onClick={() => mutate()}>
        {t('order.cancel.confirm')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t('order.cancel.keep')}
      </Button>
    </Cluster>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} closeLabel={t('app.close')} title={t('order.cancel')} footer={footer}>
      <Stack>
        <Paragraph>{t('order.cancel.question')}</Paragraph>
        {isOpen && error && (
          <Notice tone="error">{error.status === 409 ? t('order.cancel.tooLate') : errorMessage(error, t)}</Notice>
        )}
      </Stack>
    </Modal>
  );
}
