import { styled } from 'styled-components';
import { formatPotency } from '../../i18n/formatPotency';
import { thcPercent } from '../../domain/catalogue/productFigures';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { shownWhereOn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { Picture } from '../../ui/Picture';
import { color, media, radius, space, text, type Hue } from '../../ui/theme/tokens';
import { usePriceText, useAvailabilityText, type CardOffer } from './cardText';
import { RatingBadge } from './RatingBadge';
import { PlantTypeLabel, Muted, Name } from './productLine.styles';

interface ProductRowsProps {
  products: readonly ProductSummary[];
  getOffer?: (product: ProductSummary) => CardOffer;
}

export function ProductRows({ products, getOffer }: ProductRowsProps) {
  return (
    <List>
      {products.map((product) => (
        <li key={product.slug}>
          <ProductRow product={product} offer={getOffer?.(product)} />
        </li>
      ))}
    </List>
  );
}

function ProductRow({ product, offer }: { product: ProductSummary; offer?: CardOffer }) {
  const { locale, t } = useWords('shop', 'filters');
  const state = useAvailabilityText(product, offer);
  const price = usePriceText(product, offer);
  const thc = thcPercent(product);
  const { plantType, oilType, variants } = product;
  const stock = state ?? offer?.note;
  return (
    <Row>
      <Thumb>
        <Picture base={product.picture} widths={[240]} alt="" sizes="96px" />
      </Thumb>
      <div>
        <Muted>{product.brand}</Muted>
        <Name to={productPath(product)}>{product.title}</Name>
        {plantType && (
          <PlantTypeLabel $hue={plantType.toLowerCase() as Hue}>
            {t(`product.plantType.${plantType}`)}
            {oilType && ` · ${t(`product.oilType.${oilType}`)}`}
          </PlantTypeLabel>
        )}
      </div>
      <Figures>
        <Rating>
          <RatingBadge product={product} />
        </Rating>
        {thc !== null && <span>{t('product.thc', { percent: formatPotency(thc, locale) })}</span>}
        {oilType && <Muted>{variants.map(({ title }) => title).join(' · ')}</Muted>}
      </Figures>
      <Figures>
        {price && <strong {...shownWhereOn('priceDisplay')}>{price}</strong>}
        {stock && <Muted>{stock}</Muted>}
      </Figures>
    </Row>
  );
}

const List = styled.ul`
  > li {
    border-top: 1px solid ${color.line};
    &:last-child {
      border-bottom: 1px solid ${color.line};
    }
  }
`;

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  > * {
    display: grid;
    gap: 2px;
  }
  > :nth-child(3) {
    grid-area: 2 / 2 / auto / span 2;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    > :first-child {
      order: 1;
    }
  }
  > :first-child {
    grid-row: span 2;
  }
  ${media.tablet} {
    grid-template-columns: 96px minmax(0, 2fr) minmax(0, 1fr) minmax(120px, auto);
    gap: ${space[6]};
    > :nth-child(3) {
      grid-area: auto;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      > :first-child {
        order: 0;
      }
      > ${Muted} {
        grid-column: 1 / -1;
      }
    }
    > :first-child {
      grid-row: auto;
    }
  }
  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline 2px ${color.light};
      text-underline-offset: 0.22em;
    }
  }
`;

const Thumb = styled.div`
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
`;

/** Appears in free space, because it loads after the row: at the end of the line, or before the other figures. */
const Rating = styled.span`
  > span {
    padding: 0;
    background: none;
  }
`;

const Figures = styled.div`
  ${text.label};
  text-align: right;
  justify-items: end;
  ${media.tablet} {
    font-variant-numeric: tabular-nums;
  }
`;
