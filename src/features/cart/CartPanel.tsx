import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Panel } from '../../ui/overlays/Panel';
import { Stack } from '../../ui/layout/Stack';
import { CartFooter } from './CartFooter';
import { CartLines } from './CartLines';
import { EmptyCart } from './EmptyCart';
import { useCartView } from './useCartView';
import type { CartItem } from '../../domain/cart/cart';
import { countItems } from '../../domain/cart/cartTotals';
import { changeCart, clearCart } from '../../state/cart';

interface CartPanelProps {
  facts?: ReactNode;
}

export function CartPanel({ facts }: CartPanelProps) {
  const { t } = useWords('account', 'order');
  const view = useCartView();
  const { items, totals, delivery, obstacle } = view;
  const body = useRef<HTMLDivElement>(null);
  const keepFocus = useCallback(() => body.current?.focus({ preventScroll: true }), []);
  const { removedCount, empty, undo } = useEmptyCart(items, keepFocus);
  const retry = () => {
    delivery.refresh();
    keepFocus();
  };
  const footer = obstacle !== 'EMPTY_CART' && (
    <CartFooter
      totals={totals}
      delivery={delivery}
      obstacle={obstacle}
      obstacleMessage={view.obstacleMessage}
      onRetry={retry}
    />
  );
  return (
    <Panel isOpen onClose={closePanel} title={t('cart.title')} closeLabel={t('app.close')} footer={footer}>
      <Stack $gap={5} ref={body} tabIndex={-1} role="group" aria-label={t('cart.title')}>
        {items.length ? (
          <CartLines view={view} onEmpty={empty} keepFocus={keepFocus} />
        ) : (
          <EmptyCart removedCount={removedCount} onUndo={undo} />
        )}
        {facts}
      </Stack>
    </Panel>
  );
}

/** Keeps the removed items for undo until the panel closes. */
function useEmptyCart(items: readonly CartItem[], onChanged: () => void) {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const empty = () => {
    setRemoved(items);
    clearCart();
    onChanged();
  };
  const undo = () => {
    changeCart(() => removed);
    setRemoved([]);
    onChanged();
  };
  return { removedCount: countItems(removed), empty, undo };
}
