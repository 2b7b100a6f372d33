import { orderableTotals } from '../../domain/cart/cartTotals';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import { formatCheckoutSlot } from '../../i18n/time/formatSlot';
import { useWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import { useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { AmountList } from '../../ui/AmountList';
import { Card } from '../../ui/layout/Card';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { DraftFacts } from './DraftFacts';

/** Formats the draft's slot, or returns '' if the dispensary's hours are not loaded. */
function useSavedWindow({ provider }: Delivery): string {
  const { locale, t } = useWords('account', 'order');
  const now = useCurrentMinute();
  const start = useCheckoutDraft((draft) => draft.slotStart);
  const slot = provider && start && deliverySlots(provider, now).find((each) => each.start === start);
  return slot ? formatCheckoutSlot(slot, { locale, t, timezone: provider.timezone, now }) : '';
}

function useSavedAddress({ place, address }: Delivery): string {
  const typed = useCheckoutDraft((draft) => draft.unit);
  const unit = typed && typed.placeId === place?.placeId ? typed.text : (place?.addressTwo ?? '');
  return address?.description ?? [place?.label, unit].filter(Boolean).join(', ');
}

/** Shows the order stored in this browser while the server cannot be reached. */
export function SavedDraft({ delivery }: { delivery: Delivery }) {
  const { t, formatMoney } = useWords('account', 'order');
  const items = useCart((state) => state.items);
  const { givenName, familyName, note } = useCheckoutDraft();
  const totals = orderableTotals(items, delivery.offers);
  const facts = [
    { name: t('checkout.step.details'), value: [givenName, familyName].filter(Boolean).join(' ') },
    { name: t('checkout.step.address'), value: useSavedAddress(delivery) },
    { name: t('checkout.address.note'), value: note },
    { name: t('checkout.step.time'), value: useSavedWindow(delivery) },
  ].filter(({ value }) => value);
  return (
    <Card role="group" aria-labelledby="saved-draft">
      <Stack $gap={5}>
        <Heading level={2} size="small" id="saved-draft">
          {t('checkout.saved')}
        </Heading>
        <AmountList>
          {totals.items.map(({ productVariantId, quantity, metadata, itemTotal }) => (
            <div key={productVariantId}>
              <dt>{t('order.line', { quantity, title: metadata.name })}</dt>
              <dd>{formatMoney({ amount: itemTotal })}</dd>
            </div>
          ))}
          <div data-total>
            <dt>{t('order.receipt.subtotal')}</dt>
            <dd>{formatMoney({ amount: totals.cartTotal })}</dd>
          </div>
        </AmountList>
        {facts.length > 0 && <DraftFacts facts={facts} />}
      </Stack>
    </Card>
  );
}
