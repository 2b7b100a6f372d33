import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { shownIn } from '../../domain/region/shownIn';
import { balancedColumns } from '../../ui/layout/balancedColumns';
import { media, space, text } from '../../ui/theme/tokens';
import { untilScrolled } from '../../ui/theme/untilScrolled';
import type { CardOffer } from './cardText';
import { ProductCard } from './ProductCard';
import { loadInteractionParts, useInteractionParts } from './shortlist/CardTools';

export interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Hides each product outside the regions that sell it. Not needed for lists of a single region. */
  isByRegion?: boolean;
  /** Shows every product to everyone. Cards say which other regions sell it. */
  isForEveryone?: boolean;
  /** The number of pictures above the fold. */
  eagerCount?: number;
  /** Has as many columns as leave no product alone in the last row. */
  isShelf?: boolean;
  getOffer?: (product: ProductSummary) => CardOffer;
  /** Sentences by slug. With them, the grid shows a few large cards. */
  lines?: Record<string, string>;
  level?: 2 | 3;
}

export const ProductGrid = memo(function ProductGrid({
  products,
  isByRegion,
  isForEveryone,
  isShelf,
  eagerCount = 0,
  getOffer,
  lines,
  level,
}: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const parts = useInteractionParts();
  useEffect(loadInteractionParts, []);
  useEffect(() => {
    if (parts && products.length > 0) return parts.prefetchPages([...list.current!.children]);
  }, [parts, products]);
  return (
    <GridRoot
      ref={list}
      data-few={lines && ''}
      data-shelf={isShelf || undefined}
      $shelfCount={isShelf && !isByRegion ? products.length : undefined}
    >
      {products.map((product, index) => (
        <li key={product.slug} {...(isByRegion && shownIn(product.regions))}>
          <ProductCard
            product={product}
            isEager={index < eagerCount}
            offer={getOffer?.(product)}
            line={lines?.[product.slug]}
            level={level}
            isForEveryone={isForEveryone}
          />
        </li>
      ))}
    </GridRoot>
  );
});

interface GridRootProps {
  /** The number of products on a shelf, if it is the same in every region. */
  $shelfCount?: number;
}

/** A shelf of up to four products has four columns, however few they are. */
const shelfColumns = ({ $shelfCount = 4 }: GridRootProps): number => balancedColumns(Math.max($shelfCount, 4), 4);
const vastShelfColumns = ({ $shelfCount = 4 }: GridRootProps): number =>
  balancedColumns(Math.max($shelfCount, 4), 6, 4);

export const GridRoot = styled.ul<GridRootProps>`
  display: grid;
  gap: ${space[8]} ${space[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li:nth-child(n + 7) {
    /* An estimate: a square picture, its strip and about five lines. */
    ${untilScrolled('calc(50vw + 145px)')}
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-shelf] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 46em) {
    &[data-shelf] {
      grid-template-columns: repeat(${shelfColumns}, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    gap: ${space[12]} ${space[6]};
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* Divides a page of 24 evenly. A shelf of four gets larger pictures instead. */
  ${media.vast} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    &[data-shelf] {
      grid-template-columns: repeat(${vastShelfColumns}, minmax(0, 1fr));
    }
  }
  &[data-few] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    a {
      ${text.sub};
    }
  }
  ${media.tablet} {
    &[data-few] {
      grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    }
    &[data-few] > li:only-child > article {
      grid-template: auto / minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      gap: ${space[10]};
    }
  }
`;
