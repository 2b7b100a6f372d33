import { useCallback, useRef, type ReactNode } from 'react';
import { useAllWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { CartFooter } from './CartFooter';
import { CartLines } from './CartLines';
import { EmptyCart } from './EmptyCart';
import { useCartView } from './useCartView';
import { useEmptyCart } from './useEmptyCart';
import { useIsShortScreen } from './useIsShortScreen';

interface CartPanelProps {
  /** The delivery terms, shown above the items. */
  facts?: ReactNode;
}

/** The cart: its items, its totals and the checkout button. */
export function CartPanel({ facts }: CartPanelProps) {
  const { t } = useAllWords();
  const view = useCartView();
  const { items, totals, delivery, obstacle } = view;
  const isLow = useIsShortScreen();
  const body = useRef<HTMLDivElement>(null);
  const keepFocus = useCallback(() => body.current?.focus({ preventScroll: true }), []);
  const { takenCount, empty, undo } = useEmptyCart(items, keepFocus);
  const retry = () => {
    delivery.refresh();
    keepFocus();
  };
  const footer = obstacle !== 'EMPTY_CART' && (
    <CartFooter
      totals={totals}
      delivery={delivery}
      obstacle={obstacle}
      obstacleWords={view.obstacleWords}
      onRetry={retry}
    />
  );
  return (
    <Panel isOpen onClose={closePanel} title={t('cart.title')} closeLabel={t('app.close')} footer={!isLow && footer}>
      <Stack $gap={5} ref={body} tabIndex={-1} role="group" aria-label={t('cart.title')}>
        {items.length ? (
          <CartLines view={view} onEmpty={empty} keepFocus={keepFocus} />
        ) : (
          <EmptyCart takenCount={takenCount} onUndo={undo} />
        )}
        {facts}
        {isLow && footer}
      </Stack>
    </Panel>
  );
}
