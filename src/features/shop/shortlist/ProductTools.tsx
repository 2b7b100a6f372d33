import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { watchFavorites } from '../../../state/shortlist/syncFavorites';
import { recordViewed } from '../../../state/shortlist/viewed';
import { media, space } from '../../../ui/theme/tokens';
import { RatingBadge } from '../RatingBadge';
import { CompareToggle } from './CompareToggle';
import { FavoriteButton } from './FavoriteButton';

export function ProductTools({ product }: { product: ProductSummary }) {
  useEffect(watchFavorites, []);
  return (
    <>
      <Picture>
        <RatingBadge product={product} />
      </Picture>
      <Suspense>
        <Corner>
          <FavoriteButton product={product} />
          {product.productType === 'oil' && <CompareToggle product={product} />}
        </Corner>
      </Suspense>
    </>
  );
}

/** Records the view after first input, because it loads with the controls. */
export function PageTools({ product }: { product: ProductSummary }) {
  const { slug } = product;
  useEffect(() => recordViewed(slug), [slug]);
  return <ProductTools product={product} />;
}

/** As large as the picture, but the card's link stays clickable. */
const Picture = styled.div`
  position: absolute;
  top: 0;
  inset-inline: 0;
  aspect-ratio: 1;
  display: grid;
  place-items: end start;
  padding: ${space[3]};
  pointer-events: none;
  /* Below the label of the pod in a small picture. */
  ${media.belowTablet} {
    padding: ${space[1]};
  }
`;

const Corner = styled.div`
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  display: grid;
`;
