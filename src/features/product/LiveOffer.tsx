import type { ProductView, VariantView } from '../../content/pageContext';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { useDelivery } from '../../state/delivery';
import { QueryIsland } from '../../state/QueryIsland';
import { BuyActions } from './BuyActions';
import { CheckingStock } from './CheckingStock';
import { OfferPrice } from './OfferPrice';

interface LiveOfferProps {
  product: ProductView;
  variant: VariantView;
}

/** What the dispensary of the chosen address has and asks. */
export function LiveOffer(props: LiveOfferProps) {
  return (
    <QueryIsland>
      <Offer {...props} />
    </QueryIsland>
  );
}

function Offer({ product, variant }: LiveOfferProps) {
  const { place, offers, provider, loading } = useDelivery();
  const offer = offers?.get(variant.id);
  const price = offer?.price.amount ?? variant.price ?? 0;
  const state = itemAvailability({
    variant,
    hasAddress: place !== null,
    stock: offer?.availableQuantity ?? null,
    expressDeliveryProvidersCount: product.summary.expressDeliveryProvidersCount,
  });
  return (
    <>
      <OfferPrice price={price} isOffer={offer !== undefined} />
      {loading ? (
        <CheckingStock />
      ) : (
        <BuyActions product={product} variant={variant} state={state} price={price} stock={offer?.availableQuantity} providerName={provider?.name} />
      )}
    </>
  );
}
