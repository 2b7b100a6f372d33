import { useRef } from 'react';
import { styled } from 'styled-components';
import { isFeatureOn } from '../../../domain/region/features';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { openPanel } from '../../../state/panels';
import { useRegion } from '../../../state/region';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { useBottomBarSpace } from '../../../ui/layout/useBottomBarSpace';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, media, motion, radius, shadow, space, text } from '../../../ui/theme/tokens';
import { AddButton } from './AddButton';
import { stateWithoutAddress } from './stateWithoutAddress';
import { useChoice, type ProductSectionProps } from './choice';
import { useVariantPrices, useChosenVariant } from './chosenVariant';
import { sellersPath, storesPath } from './storesPath';
import { useReleaseLabel } from './useReleaseLabel';

interface OrderBarProps extends ProductSectionProps {
  isShown: boolean;
}

function Action({ product, choice }: ProductSectionProps) {
  const { locale, t } = useWords('product', 'details');
  const region = useRegion(locale.country);
  const variant = useChosenVariant({ product, choice });
  const hasAddress = useDeliveryPlace((state) => state.place !== null);
  const offer = useChoice(choice, (state) => state.liveOffers)?.get(variant.id);
  const getPrice = useVariantPrices(choice);
  const releaseLabel = useReleaseLabel(product);
  const { expressDeliveryProvidersCount } = product.summary;
  if (!isFeatureOn('expressDelivery', region.code))
    return isFeatureOn('storeLocator', region.code) ? (
      <ButtonLink as={LocalLink} to={storesPath(product)} $size="small">
        {t('product.findStores')}
      </ButtonLink>
    ) : (
      <ButtonLink as={LocalLink} to={sellersPath} $size="small">
        {t('product.findSeller')}
      </ButtonLink>
    );
  const state = hasAddress ? offer?.state : stateWithoutAddress(variant, expressDeliveryProvidersCount);
  if (!state) return null;
  if (state === 'NO_ADDRESS')
    return (
      <Button size="small" onClick={() => openPanel('address')}>
        {t('product.enterAddress')}
      </Button>
    );
  if (state === 'AVAILABLE')
    return (
      <AddButton
        size="small"
        product={product}
        variant={variant}
        price={getPrice(variant) ?? 0}
        stock={offer?.stock ?? undefined}
        quantity={1}
      />
    );
  return (
    <Paragraph size="label">{state === 'COMING_SOON' ? releaseLabel : t(`product.availability.${state}`)}</Paragraph>
  );
}

/** Spans the bottom of the screen on phones; a floating card on desktops. */
export function OrderBar({ product, choice, isShown }: OrderBarProps) {
  const { locale, t, formatMoney } = useWords('product', 'details');
  const bar = useRef<HTMLElement>(null);
  const region = useRegion(locale.country);
  const variant = useChosenVariant({ product, choice });
  const getPrice = useVariantPrices(choice);
  const { title, regions } = product.summary;
  const isSold = regions.includes(region.code);
  useBottomBarSpace(bar, isShown && isSold);
  if (!isSold) return null;
  const amount = isFeatureOn('priceDisplay', region.code) ? getPrice(variant) : null;
  return (
    <Bar ref={bar} aria-label={t('product.orderBar', { title })} inert={!isShown} data-shown={isShown || undefined}>
      <Words>
        <strong>{title}</strong>
        <span>{[formatMoney({ amount }), variant.title !== title && variant.title].filter(Boolean).join(' · ')}</span>
      </Words>
      <Action product={product} choice={choice} />
    </Bar>
  );
}

const Bar = styled.section`
  position: absolute;
  inset: auto calc(-1 * ${space.gutter}) 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 72px;
  padding: ${space[3]} ${space.gutter} max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  visibility: hidden;
  transform: translateY(100%);
  transition:
    transform ${motion.medium} ${motion.ease},
    visibility ${motion.medium};
  &[data-shown] {
    visibility: visible;
    transform: none;
  }
  > :last-child {
    flex: none;
  }
  ${media.desktop} {
    inset: auto 0 ${space[4]};
    max-width: 760px;
    margin-inline: auto;
    padding: ${space[3]} ${space[4]} ${space[3]} ${space[6]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    &:not([data-shown]) {
      transform: translateY(calc(100% + ${space[4]}));
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  ${text.small};
  color: ${color.muted};
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    ${text.strong};
    color: ${color.ink};
  }
`;
