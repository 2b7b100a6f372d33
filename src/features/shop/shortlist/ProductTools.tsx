import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { watchFavorites } from '../../../state/shortlist/syncFavorites';
import { recordViewed } from '../../../state/shortlist/viewed';
import { media, space } from '../../../ui/theme/tokens';
import { toolStrip } from '../productLine.styles';
import { RatingBadge } from '../RatingBadge';
import { CompareToggle } from './CompareToggle';
import { FavoriteButton } from './FavoriteButton';

interface ProductToolsProps {
  product: ProductSummary;
  /** True on a small card, which has a strip below its picture on narrow screens. */
  hasStrip?: boolean;
}

export function ProductTools({ product, hasStrip }: ProductToolsProps) {
  useEffect(watchFavorites, []);
  return (
    <Picture data-strip={hasStrip || undefined}>
      <RatingBadge product={product} />
      <Suspense>
        <Corner>
          <FavoriteButton product={product} />
          {product.productType === 'oil' && <CompareToggle product={product} />}
        </Corner>
      </Suspense>
    </Picture>
  );
}

/** Records the view after first input, because it loads with the controls. */
export function PageTools({ product }: { product: ProductSummary }) {
  const { slug } = product;
  useEffect(() => recordViewed(slug), [slug]);
  return <ProductTools product={product} />;
}

const Corner = styled.div`
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  display: grid;
  pointer-events: auto;
`;

/** As large as the picture and the strip, but the card's link stays clickable. */
const Picture = styled.div`
  position: absolute;
  top: 0;
  inset-inline: 0;
  aspect-ratio: 1;
  pointer-events: none;
  > span {
    position: absolute;
    bottom: ${space[3]};
    left: ${space[3]};
  }
  ${media.belowDesktop} {
    &[data-strip] {
      box-sizing: content-box;
      padding-bottom: ${toolStrip};
    }
    &[data-strip] > span {
      bottom: calc((${toolStrip} - 1.9em) / 2);
      left: ${space[2]};
      padding-inline: 0;
      background: none;
    }
    &[data-strip] > ${Corner} {
      top: auto;
      right: 0;
      bottom: 2px;
      display: flex;
    }
  }
`;
