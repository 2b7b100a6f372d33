import { styled } from 'styled-components';
import { isItemAvailable } from '../../domain/cart/availableItems';
import { lacksBattery } from '../../domain/cart/batterySuggestion';
import { countItems } from '../../domain/cart/cartTotals';
import { useWords } from '../../i18n/LocaleContext';
import { isCartPersisted } from '../../state/cart';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { BatterySuggestion } from './BatterySuggestion';
import { CartChanges } from './CartChanges';
import { CartLine } from './CartLine';
import { CartNote } from './CartNote';
import { RewardNote } from './RewardNote';
import { dismissBattery, useBatteryDismissed } from './useBatteryDismissed';
import type { CartView } from './useCartView';

interface CartLinesProps {
  view: CartView;
  onEmpty: () => void;
  /** Moves focus out of an element that is about to unmount. */
  keepFocus: () => void;
}

export function CartLines({ view, onEmpty, keepFocus }: CartLinesProps) {
  const { t, plural } = useWords('account', 'order');
  const { items, totals, delivery, changes, acknowledge, maxQuantityFor } = view;
  const isDismissed = useBatteryDismissed();
  const thenKeepFocus = (change: () => void) => () => {
    change();
    keepFocus();
  };
  return (
    <>
      <Head $isSpread>
        <Paragraph size="label" tone="muted">
          {plural('cart.items', countItems(items))}
        </Paragraph>
        <Button variant="quiet" size="small" onClick={onEmpty}>
          {t('cart.emptyCart')}
        </Button>
      </Head>
      {!isCartPersisted() && <CartNote tone="warning">{t('cart.notKept')}</CartNote>}
      {changes.length > 0 && <CartChanges changes={changes} onAcknowledge={thenKeepFocus(acknowledge)} />}
      <Stack as="ul" $gap={5}>
        {items.map((item) => (
          <CartLine
            key={item.productVariantId}
            item={item}
            isAvailable={isItemAvailable(item.productVariantId, delivery.offers)}
            maxQuantity={maxQuantityFor(item.productVariantId)}
            onRemoved={keepFocus}
          />
        ))}
      </Stack>
      {lacksBattery(items) && !isDismissed && (
        <BatterySuggestion offers={delivery.offers} onDismiss={thenKeepFocus(dismissBattery)} onAdded={keepFocus} />
      )}
      {delivery.provider && <RewardNote subtotal={totals.cartTotal} provider={delivery.provider} />}
    </>
  );
}

const Head = styled(Cluster)`
  ${flushQuiet}
`;
