import { useLayoutEffect, useMemo } from 'react';
import type { VariantView } from '../../content/pageContext';
import { variantOffer, variantPrice, type VariantOffer } from '../../domain/catalogue/variantOffer';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { useDelivery, type Delivery } from '../../state/delivery';
import { QueryIsland } from '../../state/QueryIsland';
import { Text } from '../../ui/Text';
import { useRoomInCart } from './AddButton';
import { AddToOrder } from './AddToOrder';
import { CheckedAt } from './CheckedAt';
import { CheckingStock } from './CheckingStock';
import { applyOffersToChoice, useVariant, type PartProps } from './choice';
import { NotYetAvailable } from './NotYetAvailable';
import { OfferFailure } from './OfferFailure';
import { OfferPrice } from './OfferPrice';

/** The stock and price at the dispensary for the chosen address. */
export function LiveOffer(part: PartProps) {
  return (
    <QueryIsland>
      <Offer {...part} />
    </QueryIsland>
  );
}

function liveVariants(
  { variants, summary: { expressDeliveryProvidersCount } }: PartProps['product'],
  { place, offers }: Pick<Delivery, 'place' | 'offers'>,
) {
  const at = { offers, hasAddress: place !== null, expressDeliveryProvidersCount };
  return new Map(variants.map((variant) => [variant.id, variantOffer(variant, at)]));
}

/** Why the variant is unavailable, if the dispensary's answer explains it. */
function useReason(variant: VariantView, { state }: VariantOffer, { provider }: Delivery): string | undefined {
  const { t } = useDetailsWords();
  if (state === 'UNAVAILABLE')
    return provider ? t('product.unavailable.here', { provider: provider.name }) : t('product.unavailable.noProvider');
  if (state !== 'SOLDOUT') return undefined;
  return provider && variant.availability !== 'sold-out'
    ? t('product.soldOut.here', { provider: provider.name })
    : t('product.soldOut.everywhere');
}

function Offer({ product, choice }: PartProps) {
  const delivery = useDelivery();
  const { loading, error, offers, provider } = delivery;
  const variant = useVariant({ product, choice });
  const { place } = delivery;
  const live = useMemo(() => liveVariants(product, { place, offers }), [product, place, offers]);
  const own = live.get(variant.id)!;
  const reason = useReason(variant, own, delivery);

  // The rest of the page is outside this island and reads the offers from the page's choice. Runs before paint, so that
  // two prices of a size are never visible.
  const isKnown = !loading && (offers !== null || !error);
  const providerId = provider?.id ?? null;
  useLayoutEffect(
    () => applyOffersToChoice({ product, choice }, isKnown ? live : null, providerId),
    [product, choice, isKnown, live, providerId],
  );
  useLayoutEffect(() => () => choice.setState({ live: null }), [choice]);

  const price = variantPrice(variant, own);
  return (
    <>
      <OfferPrice price={price} isOffer={own.price !== null}>
        <InCart variant={variant} />
      </OfferPrice>
      {loading ? (
        <CheckingStock />
      ) : error && !offers ? (
        <OfferFailure delivery={delivery} />
      ) : own.state === 'AVAILABLE' ? (
        <AddToOrder
          product={product}
          variant={variant}
          price={price ?? 0}
          stock={own.stock ?? undefined}
          providerName={provider?.name}
        />
      ) : (
        <NotYetAvailable product={product} state={own.state} note={reason} isAtAddress />
      )}
      {provider && offers && <CheckedAt providerId={provider.id} />}
    </>
  );
}

function InCart({ variant }: { variant: VariantView }) {
  const { t } = useDetailsWords();
  const { inCart } = useRoomInCart({ variant });
  return (
    inCart > 0 && (
      <Text size="small" tone="muted">
        {t('product.inCart', { quantity: inCart })}
      </Text>
    )
  );
}
