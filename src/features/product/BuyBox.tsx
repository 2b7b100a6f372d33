import { Suspense, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { VariantView } from '../../content/pageContext';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { isFeatureOn } from '../../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { useProductWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { useRegion } from '../../state/region';
import { ButtonLink } from '../../ui/ButtonLink';
import { Text } from '../../ui/Text';
import { color, media, space } from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/lazyNamed';
import { CheckingStock } from './CheckingStock';
import { useVariant, type PartProps } from './choice';
import { NotYetAvailable } from './NotYetAvailable';
import { OfferPrice } from './OfferPrice';
import { storesPath } from './storesPath';
import { VariantChoice } from './VariantChoice';

const LiveOffer = lazyNamed(() => import('./LiveOffer'), 'LiveOffer');

/** Without an address no stock is known, so nothing is AVAILABLE yet. */
export function stateBeforeAddress(variant: VariantView, expressDeliveryProvidersCount: number) {
  const state = itemAvailability({ variant, hasAddress: false, stock: null, expressDeliveryProvidersCount });
  return state === 'AVAILABLE' ? 'NO_ADDRESS' : state;
}

interface BuyBoxProps extends PartProps {
  /** Observed by the sticky bar, which appears once this is off screen. */
  actions?: RefObject<HTMLDivElement | null>;
}

/** The size, the price and how to buy it: static without an address, then the dispensary's live offer. */
export function BuyBox({ product, choice, actions }: BuyBoxProps) {
  const { locale, t } = useProductWords();
  const region = useRegion(locale.country);
  const variant = useVariant({ product, choice });
  const hasAddress = useDeliveryPlace((state) => state.place !== null);
  const canOrder = isFeatureOn('expressDelivery', region.code);
  const { expressDeliveryProvidersCount } = product.summary;
  return (
    <Root>
      {product.variants.length > 1 && <VariantChoice product={product} choice={choice} />}
      <div ref={actions}>
        <Offer {...shownWhereOff('expressDelivery')}>
          <OfferPrice price={variant.price} />
          <Text {...shownWhereOff('storeLocator')}>{t('product.askSeller')}</Text>
          <span {...shownWhereOn('storeLocator')}>
            <ButtonLink as={LocalLink} to={storesPath(product)} $size="large" $isWide>
              {t('product.findStores')}
            </ButtonLink>
          </span>
        </Offer>
        <ExpressOffer {...shownWhereOn('expressDelivery')}>
          {canOrder && hasAddress ? (
            <Suspense
              fallback={
                <>
                  <OfferPrice price={variant.price} />
                  <CheckingStock />
                </>
              }
            >
              <LiveOffer product={product} choice={choice} />
            </Suspense>
          ) : (
            <>
              <OfferPrice price={variant.price} />
              <NotYetAvailable
                product={product}
                state={stateBeforeAddress(variant, expressDeliveryProvidersCount)}
                note={variant.availability === 'sold-out' ? t('product.soldOut.everywhere') : undefined}
              />
            </>
          )}
        </ExpressOffer>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]};
  border-block: 1px solid ${color.line};
`;

const Offer = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** The same height with and without an offer, to avoid a layout shift below. */
const ExpressOffer = styled(Offer)`
  align-content: start;
  min-height: 222px;
  ${media.desktop} {
    min-height: 232px;
  }
`;
