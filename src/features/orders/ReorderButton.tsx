import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { QuickReorder } from './QuickReorder';
import { ReorderDialog } from './ReorderDialog';
import { useHasDelivery } from './useHasDelivery';

interface ReorderButtonProps {
  order: Order;
  /** Skips the dialog if nothing has changed since the order. */
  isQuick?: boolean;
}

/** Opens a dialog that first shows which items are still available. Only regions with delivery have it. */
export function ReorderButton({ order, isQuick = false }: ReorderButtonProps) {
  const { t } = useWords('account', 'order');
  const hasDelivery = useHasDelivery();
  const [isChecking, setIsChecking] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if (!hasDelivery) return null;
  const open = () => {
    setHasOpened(true);
    setIsOpen(true);
  };
  const finishCheck = (isFilled: boolean) => {
    setIsChecking(false);
    if (!isFilled) open();
  };
  return (
    <>
      <Button
        variant="secondary"
        size={isQuick ? 'small' : undefined}
        isBusy={isChecking}
        busyLabel={t('order.again.checking')}
        onClick={isQuick ? () => setIsChecking(true) : open}
      >
        {t('order.again')}
      </Button>
      {isChecking && <QuickReorder order={order} onChecked={finishCheck} />}
      {/* Outside dark sections, because a dialog inherits the colors of its place. */}
      {hasOpened &&
        createPortal(<ReorderDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
