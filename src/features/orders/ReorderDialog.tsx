import type { ReorderLine } from '../../domain/cart/reorderLines';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { ReorderLineList } from './ReorderLineList';
import { useReorder } from './useReorder';
import { RetryButton } from '../../i18n/RetryButton';

interface ReorderDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

export function ReorderDialog({ order, isOpen, onClose }: ReorderDialogProps) {
  const { t, plural } = useWords('account', 'order');
  const { lines, delivery, hasFailed, retry, fillCart } = useReorder(order);
  const count = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const add = () => {
    onClose();
    fillCart();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('order.again')}
      footer={
        count > 0 && (
          <Button isWide onClick={add}>
            {plural('order.again.add', count)}
          </Button>
        )
      }
    >
      {lines && <ReorderResult lines={lines} delivery={delivery} />}
      {hasFailed && (
        <Notice tone="error" action={<RetryButton onClick={retry} />}>
          {t('order.again.failed')}
        </Notice>
      )}
      {!lines && !hasFailed && <Spinner label={t('app.loading')} />}
    </Modal>
  );
}

function ReorderResult({ lines, delivery: { place, provider } }: { lines: ReorderLine[]; delivery: Delivery }) {
  const { t } = useWords('account', 'order');
  const isEmpty = lines.every(({ quantity }) => quantity === 0);
  return (
    <Stack>
      <Paragraph tone="muted">
        {place && provider
          ? t('order.again.from', {
              provider: provider.name,
              address: [place.label, place.addressTwo].filter(Boolean).join(', '),
            })
          : t(place ? 'order.again.noProvider' : 'order.again.noAddress')}
      </Paragraph>
      <ReorderLineList lines={lines} />
      {isEmpty && <Notice tone="info">{t('order.again.nothing')}</Notice>}
    </Stack>
  );
}
