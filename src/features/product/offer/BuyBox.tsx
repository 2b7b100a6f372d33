import { Suspense } from 'react';
import { styled } from 'styled-components';
import { isFeatureOn } from '../../../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../../../domain/region/shownIn';
import { routePath } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { useRegion } from '../../../state/region';
import { ButtonLink } from '../../../ui/ButtonLink';
import { color, media, space } from '../../../ui/theme/tokens';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { CheckingStock } from './CheckingStock';
import { type ProductSectionProps, useChoice } from './choice';
import { useChosenVariant, chooseVariant, stateByAvailability, useVariantPrices } from './chosenVariant';
import { UnavailableOffer } from './UnavailableOffer';
import { OfferPrice } from './OfferPrice';
import { stateWithoutAddress } from './stateWithoutAddress';
import { sellersPath, storesPath } from './storesPath';
import type { VariantView } from '../../../content/pages/pageContext';
import { RadioTiles } from '../../../ui/fields/RadioTiles';
import { Paragraph } from '../../../ui/text/Paragraph';
import { useReleaseLabel } from './useReleaseLabel';
import { Stack } from '../../../ui/layout/Stack';

const LiveOffer = lazyNamed(() => import('./LiveOffer'), 'LiveOffer');

/** Static until there is an address; then it loads the dispensary's live offer. */
export function BuyBox({ product, choice }: ProductSectionProps) {
  const { locale, t } = useWords('product');
  const region = useRegion(locale.country);
  const variant = useChosenVariant({ product, choice });
  const hasAddress = useDeliveryPlace((state) => state.place !== null);
  const canOrder = isFeatureOn('expressDelivery', region.code);
  const { expressDeliveryProvidersCount } = product.summary;
  return (
    <Root>
      {product.variants.length > 1 && <VariantChoice product={product} choice={choice} />}
      <div>
        <Offer {...shownWhereOff('expressDelivery')}>
          <OfferPrice price={variant.price} />
          <Stack $gap={3}>
            {locale.country === 'ca' && (
              <span {...shownWhereOff('storeLocator')}>
                <ButtonLink as={LocalLink} to={sellersPath} $size="large" $isWide>
                  {t('product.findSeller')}
                </ButtonLink>
              </span>
            )}
            <span {...shownWhereOn('storeLocator')}>
              <ButtonLink as={LocalLink} to={storesPath(product)} $size="large" $isWide>
                {t('product.findStores')}
              </ButtonLink>
            </span>
            {locale.country === 'ca' && (
              <ButtonLink as={LocalLink} to={routePath('unlock')} $size="large" $variant="secondary" $isWide>
                {t('product.unlockPod')}
              </ButtonLink>
            )}
          </Stack>
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
              <UnavailableOffer
                product={product}
                state={stateWithoutAddress(variant, expressDeliveryProvidersCount)}
                note={variant.availability === 'sold-out' ? t('product.soldOut.everywhere') : undefined}
              />
            </>
          )}
        </ExpressOffer>
      </div>
    </Root>
  );
}

function VariantChoice(props: ProductSectionProps) {
  const { t, formatMoney } = useWords('product');
  const chosen = useChosenVariant(props);
  const hasUnknownVariant = useChoice(props.choice, (state) => state.unknownVariant);
  const releaseLabel = useReleaseLabel(props.product);
  const liveOffers = useChoice(props.choice, (state) => state.liveOffers);
  const getPrice = useVariantPrices(props.choice);
  const detail = (variant: VariantView) => {
    const state = liveOffers?.get(variant.id)?.state ?? stateByAvailability[variant.availability];
    if (state === 'COMING_SOON') return releaseLabel;
    if (state === 'SOLDOUT' || state === 'UNAVAILABLE') return t(`product.availability.${state}`);
    const price = formatMoney({ amount: getPrice(variant) });
    return price && <span {...shownWhereOn('priceDisplay')}>{price}</span>;
  };
  return (
    <div {...shownWhereOn('variantSelector')}>
      <RadioTiles
        legend={t('product.size')}
        name="variant"
        value={chosen.id}
        onChange={(id) => chooseVariant(props, id)}
        options={props.product.variants.map((variant) => ({
          value: variant.id,
          label: variant.title,
          detail: detail(variant),
        }))}
      />
      {hasUnknownVariant && <Paragraph role="status">{t('product.unknownVariant', { title: chosen.title })}</Paragraph>}
    </div>
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

/** Fixed height, so that the offer causes no layout shift when it arrives. */
const ExpressOffer = styled(Offer)`
  align-content: start;
  min-height: 222px;
  /* One line for the longest label on common phones. */
  ${media.belowTablet} {
    [data-size='large'] {
      padding-inline: ${space[4]};
      font-size: 1rem;
    }
  }
  ${media.desktop} {
    min-height: 232px;
  }
`;
