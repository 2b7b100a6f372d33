import { memo } from 'react';
import { styled } from 'styled-components';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import { regionOf } from '../../domain/region/regions';
import { shownIn, shownOutside, shownWhereOn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { Picture } from '../../ui/Picture';
import {
  color,
  desktopQuery,
  media,
  motion,
  radius,
  space,
  tabletQuery,
  text,
  vastQuery,
  type Hue,
} from '../../ui/theme/tokens';
import { usePotencyText, usePriceText, useAvailabilityText, type CardOffer } from './cardText';
import { PlantTypeLabel, Muted, Name, toolStrip } from './productLine.styles';
import { CardTools } from './shortlist/CardTools';

interface ProductCardProps {
  product: ProductSummary;
  /** Loads the picture first. For cards above the fold. */
  isEager?: boolean;
  offer?: CardOffer;
  /** A sentence about the product, which makes the card large. */
  line?: string;
  level?: 2 | 3;
  /** Instead of a price, shoppers of other regions see which regions sell the product. */
  isForEveryone?: boolean;
}

/** The build generates these widths for each featured picture. */
const cardWidths = [240, 480, 800];

export const ProductCard = memo(function ProductCard({
  product,
  isEager,
  offer,
  line,
  level = 3,
  isForEveryone,
}: ProductCardProps) {
  const { t } = useWords();
  const state = useAvailabilityText(product, offer);
  const price = usePriceText(product, offer);
  const potency = usePotencyText(product);
  const { plantType, oilType } = product;
  const Title = `h${level}` as const;
  return (
    <Root>
      <Tile data-strip={!line || undefined}>
        <Picture
          base={product.picture}
          widths={cardWidths}
          alt=""
          isEager={isEager}
          sizes={
            line ? `${tabletQuery} 46vw, 92vw` : `${vastQuery} 20vw, ${desktopQuery} 280px, ${tabletQuery} 33vw, 46vw`
          }
        />
        {state && <State>{state}</State>}
      </Tile>
      <Facts>
        <Muted>{product.brand}</Muted>
        <Title>
          <Name to={productPath(product)}>{product.title}</Name>
        </Title>
        {line && <p>{line}</p>}
        {plantType && (
          <PlantTypeLabel $hue={plantType.toLowerCase() as Hue}>
            {t(`product.plantType.${plantType}`)}
            {oilType && ` · ${t(`product.oilType.${oilType}`)}`}
          </PlantTypeLabel>
        )}
        {potency && <Muted>{potency}</Muted>}
        {isForEveryone && <SoldIn product={product} />}
        {price && (
          <Price {...(isForEveryone ? shownWhereBought(product) : shownWhereOn('priceDisplay'))}>
            {price}
            {offer?.note && <small>{offer.note}</small>}
          </Price>
        )}
      </Facts>
      {/* Last, so that it stacks above the link that covers the card. */}
      <CardTools product={product} hasStrip={!line} />
    </Root>
  );
});

const shownWhereBought = ({ regions }: ProductSummary) =>
  shownIn(regions.filter((code) => isFeatureOn('priceDisplay', code)));

function SoldIn({ product: { regions } }: Pick<ProductCardProps, 'product'>) {
  const { t } = useWords();
  const offered = regions.filter((code) => !regionOf(code).isHidden);
  if (offered.length === 0) return null;
  const names = offered.map((code) => t(`region.${code}`)).join(', ');
  return <Muted {...shownOutside(regions)}>{t('product.soldIn', { regions: names })}</Muted>;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[3]};
`;

const Tile = styled.div`
  position: relative;
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  /* In a list that is hidden for another region, the tile stays visible as a placeholder. */
  visibility: visible;
  > * {
    visibility: var(--held, visible);
  }
  img {
    width: 100%;
    height: auto;
  }
  ${media.belowDesktop} {
    &[data-strip] {
      padding-bottom: ${toolStrip};
      @media (scripting: none) {
        padding-bottom: 0;
      }
    }
  }
  ${media.hover} {
    img {
      transition: scale ${motion.slow} ${motion.ease};
    }
    ${Root}:hover & img {
      scale: 1.03;
    }
  }
`;

const State = styled.span`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
  /* Leaves room for the controls in the opposite corner. */
  max-width: calc(100% - 64px);
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.paper};
  ${text.small};
  text-wrap: balance;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  > h2,
  > h3 {
    display: grid;
    font: inherit;
  }
`;

/** Reserves one line, so that stock and price cause no layout shift. */
const Price = styled.span`
  ${text.label};
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  padding-top: ${space[1]};
  white-space: nowrap;
  small {
    min-width: 0;
    ${text.small};
    color: ${color.success};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
