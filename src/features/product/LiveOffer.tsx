import type { ProductView, VariantView } from '../../content/pageContext';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { useDelivery } from '../../state/delivery';
import { QueryIsland } from '../../state/QueryIsland';
import { AddToOrder } from './AddToOrder';
import { CheckingStock } from './CheckingStock';
import { NotYetAvailable } from './NotYetAvailable';
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
      ) : state === 'AVAILABLE' ? (
        <AddToOrder
          product={product}
          variant={variant}
          price={price}
          stock={offer?.availableQuantity}
          providerName={provider?.name}
        />
      ) : (
        <NotYetAvailable state={state} />
      )}
    </>
  );
}
