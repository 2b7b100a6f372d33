import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../content/pageContext';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { isFeatureOn } from '../../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../../domain/region/shownIn';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useProductWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { useRegion } from '../../state/region';
import { ButtonLink } from '../../ui/ButtonLink';
import { Text } from '../../ui/Text';
import { RadioCards } from '../../ui/RadioCards';
import { color, space } from '../../ui/theme/tokens';
import { CheckingStock } from './CheckingStock';
import { NotYetAvailable } from './NotYetAvailable';
import { OfferPrice } from './OfferPrice';

const LiveOffer = lazy(() => import('./LiveOffer').then(({ LiveOffer: component }) => ({ default: component })));

interface BuyBoxProps {
  product: ProductView;
  variant: VariantView;
  onVariant: (id: string) => void;
}

/** Without an address no stock is known, so that nothing is AVAILABLE yet (S4-07). */
function stateBeforeAddress(variant: VariantView, expressDeliveryProvidersCount: number) {
  const state = itemAvailability({ variant, hasAddress: false, stock: null, expressDeliveryProvidersCount });
  return state === 'AVAILABLE' ? 'NO_ADDRESS' : state;
}

/** Which size, for how much, and how to have it: static until there is an address, then the dispensary's own offer. */
export function BuyBox({ product, variant, onVariant }: BuyBoxProps) {
  const { locale, t } = useProductWords();
  const region = useRegion(locale.country);
  const hasAddress = useDeliveryPlace((state) => state.place !== null);
  const canOrder = isFeatureOn('expressDelivery', region.code);
  const { expressDeliveryProvidersCount } = product.summary;
  return (
    <Root>
      {product.variants.length > 1 && (
        <div {...shownWhereOn('variantSelector')}>
          <RadioCards
            legend={t('product.size')}
            name="variant"
            value={variant.id}
            onChange={onVariant}
            options={product.variants.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
      )}
      <Offer {...shownWhereOff('expressDelivery')}>
        <OfferPrice price={variant.price} />
        <Text {...shownWhereOff('storeLocator')}>{t('product.askSeller')}</Text>
        <span {...shownWhereOn('storeLocator')}>
          <ButtonLink as={LocalLink} to={routePath('storeLocator')} $size="large" $isWide>
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
            <LiveOffer product={product} variant={variant} />
          </Suspense>
        ) : (
          <>
            <OfferPrice price={variant.price} />
            <NotYetAvailable state={stateBeforeAddress(variant, expressDeliveryProvidersCount)} />
          </>
        )}
      </ExpressOffer>
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

/** As high with a dispensary's own offer as without: what stands below stays where it is. */
const ExpressOffer = styled(Offer)`
  align-content: start;
  min-height: 174px;
`;
