import { useEffect, useMemo } from 'react';
import type { VariantView } from '../../content/pageContext';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { useDelivery, type Delivery } from '../../state/delivery';
import { QueryIsland } from '../../state/QueryIsland';
import { Text } from '../../ui/Text';
import { useRoomInCart } from './AddButton';
import { AddToOrder } from './AddToOrder';
import { CheckedAt } from './CheckedAt';
import { CheckingStock } from './CheckingStock';
import { useVariant, type LiveVariant, type PartProps } from './choice';
import { NotYetAvailable } from './NotYetAvailable';
import { OfferFailure } from './OfferFailure';
import { OfferPrice } from './OfferPrice';

/** What the dispensary of the chosen address has and asks. */
export function LiveOffer(part: PartProps) {
  return (
    <QueryIsland>
      <Offer {...part} />
    </QueryIsland>
  );
}

function liveVariants(
  { variants, summary }: PartProps['product'],
  { place, offers }: Pick<Delivery, 'place' | 'offers'>,
) {
  const of = (variant: (typeof variants)[number]): LiveVariant => {
    const offer = offers?.get(variant.id);
    const stock = offer?.availableQuantity ?? null;
    const { expressDeliveryProvidersCount } = summary;
    const state = itemAvailability({ variant, hasAddress: place !== null, stock, expressDeliveryProvidersCount });
    return { state, stock, price: offer?.price.amount ?? null };
  };
  return new Map(variants.map((variant) => [variant.id, of(variant)]));
}

/** Why it cannot be had, as far as the dispensary's answer tells. */
function useReason(variant: VariantView, { state }: LiveVariant, { provider }: Delivery): string | undefined {
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

  // The table of sizes and the bar at the phone's edge are no islands: they read it from the page's choice.
  const isKnown = !loading && !error;
  useEffect(() => {
    choice.setState({ live: isKnown ? live : null });
    return () => choice.setState({ live: null });
  }, [choice, isKnown, live]);

  const price = own.price ?? variant.price;
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
