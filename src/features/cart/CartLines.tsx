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
import { CartLine } from './CartLine';
import { CartNote } from './CartNote';
import { dismissBattery, useBatteryDismissed } from '../../state/batteryDismissed';
import type { CartView } from './useCartView';
import type { CartChange } from '../../domain/cart/applyOffers';
import { changeText } from './cartTexts';
import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/order/rewardsQuery';
import { cartReward } from '../../domain/cart/cartReward';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { useSession } from '../../state/session/session';
import { useIsMember } from '../../state/session/useIsMember';

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

interface CartChangesProps {
  changes: readonly CartChange[];
  onAcknowledge: () => void;
}

function CartChanges({ changes, onAcknowledge }: CartChangesProps) {
  const words = useWords('account', 'order');
  const { t } = words;
  return (
    <CartNote
      tone="warning"
      actions={
        <Button size="small" variant="secondary" onClick={onAcknowledge}>
          {t('cart.changed.ok')}
        </Button>
      }
    >
      <strong>{t('cart.changed.title')}</strong>
      {changes.map((change, index) => (
        // The index is a stable key: an item can change twice, and the list only grows.
        <p key={index}>{changeText(change, words)}</p>
      ))}
    </CartNote>
  );
}

interface RewardNoteProps {
  subtotal: number;
  provider: DeliveryProvider;
}

/** Shows how much of the shopper's credit this order can use. Canada has no rewards. */
function RewardNote({ subtotal, provider }: RewardNoteProps) {
  const { t, locale, formatMoney } = useWords('account', 'order');
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const hasRewards = isSignedIn && locale.country === 'us';
  // A failure is ignored, because checkout fetches the credit again.
  const { data } = useQuery(rewardsQuery(hasRewards ? provider.id : null));
  const isMember = useIsMember(locale.country);
  const reward = hasRewards && data ? cartReward({ subtotal, balance: data.balance.amount, provider, isMember }) : null;
  if (!reward) return null;
  const money = (amount: number) => formatMoney({ amount });
  return reward.kind === 'usable' ? (
    <CartNote tone="success">{t('cart.reward', { price: money(reward.amount) })}</CartNote>
  ) : (
    <CartNote tone="info">{t('cart.error.reward', { minimumTotal: money(reward.minimumTotal) })}</CartNote>
  );
}

const Head = styled(Cluster)`
  ${flushQuiet}
`;
