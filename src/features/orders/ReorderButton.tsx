import { useState } from 'react';
import type { Order } from '../../domain/order/orderSchema';
import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ReorderDialog } from './ReorderDialog';

/** Opens a dialog that first shows which items are still available. Only regions with delivery have it. */
export function ReorderButton({ order }: { order: Order }) {
  const { locale, t } = useWords('account', 'order');
  const region = useRegion(locale.country);
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if (!isFeatureOn('expressDelivery', region.code)) return null;
  const open = () => {
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {t('order.again')}
      </Button>
      {hasOpened && <ReorderDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
