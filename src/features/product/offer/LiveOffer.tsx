import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import type { VariantView } from '../../../content/pages/pageContext';
import { variantOffer, variantPrice, type VariantOffer } from '../../../domain/catalogue/variantOffer';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { useDelivery, type Delivery } from '../../../state/delivery/delivery';
import { asIsland } from '../../../state/QueryIsland';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { Paragraph } from '../../../ui/text/Paragraph';
import { useCartCapacity } from './AddButton';
import { AddToOrder } from './AddToOrder';
import { BackInStock } from './BackInStock';
import { StockAge } from './StockAge';
import { CheckingStock } from './CheckingStock';
import type { ProductSectionProps } from './choice';
import { applyOffersToChoice, useChosenVariant } from './chosenVariant';
import { UnavailableOffer } from './UnavailableOffer';
import { OfferPrice } from './OfferPrice';

export const LiveOffer = asIsland(Offer);

function getVariantOffers(
  { variants, summary: { expressDeliveryProvidersCount } }: ProductSectionProps['product'],
  { place, offers }: Pick<Delivery, 'place' | 'offers'>,
) {
  const context = { offers, hasAddress: place !== null, expressDeliveryProvidersCount };
  return new Map(variants.map((variant) => [variant.id, variantOffer(variant, context)]));
}

/**
 * Explains why the variant is unavailable. Loads the messages of the stock alert too, so that its button appears
 * together with the others.
 */
function useUnavailableReason(
  variant: VariantView,
  { state }: VariantOffer,
  { provider }: Delivery,
): string | undefined {
  const { t } = useWords('product', 'details', 'ratings');
  if (state === 'UNAVAILABLE')
    return provider ? t('product.unavailable.here', { provider: provider.name }) : t('product.unavailable.noProvider');
  if (state !== 'SOLDOUT') return undefined;
  return provider && variant.availability !== 'sold-out'
    ? t('product.soldOut.here', { provider: provider.name })
    : t('product.soldOut.everywhere');
}

function Offer({ product, choice }: ProductSectionProps) {
  const delivery = useDelivery();
  const { loading, error, offers, provider, isProviderKnown } = delivery;
  const variant = useChosenVariant({ product, choice });
  const { place } = delivery;
  const variantOffers = useMemo(() => getVariantOffers(product, { place, offers }), [product, place, offers]);
  const offer = variantOffers.get(variant.id)!;
  const reason = useUnavailableReason(variant, offer, delivery);

  // The rest of the page is outside this island and reads the offers from the choice store. A layout effect, so that
  // two prices of one size are never visible at once.
  // Without a connection, requests are paused: they neither load nor fail.
  const isPaused = !loading && !error && place !== null && !offers && !(isProviderKnown && !provider);
  const isSettled = !loading && !isPaused && (offers !== null || !error);
  const providerId = provider?.id ?? null;
  useLayoutEffect(
    () => applyOffersToChoice({ product, choice }, isSettled ? variantOffers : null, providerId),
    [product, choice, isSettled, variantOffers, providerId],
  );
  useLayoutEffect(() => () => choice.setState({ liveOffers: null }), [choice]);

  const price = variantPrice(variant, offer);
  const alertPostalCode = offer.state === 'SOLDOUT' ? getAlertPostalCode(delivery) : null;
  return (
    <>
      <OfferPrice price={price} isDispensaryPrice={offer.price !== null}>
        <InCart variant={variant} />
      </OfferPrice>
      {loading ? (
        <CheckingStock />
      ) : error && !offers ? (
        <OfferFailure delivery={delivery} />
      ) : isPaused ? (
        <PausedOffer onRetry={delivery.refresh} />
      ) : offer.state === 'AVAILABLE' ? (
        <AddToOrder
          product={product}
          variant={variant}
          price={price ?? 0}
          stock={offer.stock ?? undefined}
          provider={provider ?? undefined}
        />
      ) : (
        <UnavailableOffer product={product} state={offer.state} note={reason} canChangeAddress={!alertPostalCode}>
          {alertPostalCode && (
            <BackInStock
              key={variant.id}
              productVariantId={variant.id}
              postalCode={alertPostalCode}
              onInStock={delivery.refreshOffers}
            />
          )}
        </UnavailableOffer>
      )}
      {provider && offers && <StockAge providerId={provider.id} />}
    </>
  );
}

/** Names the lookup that failed: address, dispensary or products. */
function OfferFailure({ delivery: { provider, address, error } }: { delivery: Delivery }) {
  const { t } = useWords('account');
  const client = useQueryClient();
  const refetch = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  const title = t(provider ? 'error.products' : address ? 'error.providers' : 'error.address');
  return <LoadFailure title={title} query={{ error, refetch }} />;
}

function PausedOffer({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry}>
      {t('error.network')}
    </RetryNotice>
  );
}

/** Null for pickup, because alerts are about deliveries, and where no dispensary delivers. */
function getAlertPostalCode({ provider, address, orderType }: Delivery): string | null {
  return provider && address && orderType === 'delivery' ? address.postalCode.slice(0, 5) : null;
}

function InCart({ variant }: { variant: VariantView }) {
  const { t } = useWords('product', 'details');
  const { inCart } = useCartCapacity({ variant });
  return (
    inCart > 0 && (
      <Paragraph size="small" tone="muted">
        {t('product.inCart', { quantity: inCart })}
      </Paragraph>
    )
  );
}
