import { memo } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { media, space } from '../../ui/theme/tokens';
import { untilScrolled } from '../../ui/theme/untilScrolled';
import type { CardOffer } from './cardWords';
import { ProductCard } from './ProductCard';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many pictures are visible without scrolling. */
  eager?: number;
  /** The offer for each product at the dispensary for the shopper's address. */
  offerOf?: (product: ProductSummary) => CardOffer;
}

/** Two columns on phones, four on desktops. */
export const ProductGrid = memo(function ProductGrid({ products, eager = 0, offerOf }: ProductGridProps) {
  return (
    <Root>
      {products.map((product, at) => (
        <li key={product.slug}>
          <ProductCard product={product} isEager={at < eager} offer={offerOf?.(product)} />
        </li>
      ))}
    </Root>
  );
});

const Root = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li:nth-child(n + 7) {
    /* The estimated height: a square picture and about four lines. */
    ${untilScrolled('calc(50vw + 75px)')}
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    gap: ${space[12]} ${space[6]};
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
