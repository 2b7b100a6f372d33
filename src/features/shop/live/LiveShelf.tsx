import type { ReactNode } from 'react';
import type { Catalogue } from '../../../domain/catalogue/files/catalogue';
import { isListed } from '../../../domain/catalogue/list/listing';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { Subcountry } from '../../../domain/region/regions';
import { useWords } from '../../../i18n/LocaleContext';
import { useFromCatalogue } from '../../../state/hooks/useFromCatalogue';
import { asIsland } from '../../../state/QueryIsland';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ListFailure } from '../ListFailure';
import { ProductShelf } from '../ProductShelf';

interface LiveShelfProps {
  /** Shown until the catalogue has loaded. */
  fallback: ReactNode;
  routeId: string;
  region: Subcountry;
  limit: number;
}

const firstParts = ['traits', 'cards-0'] as const;

function firstCards(
  catalogue: Catalogue,
  { routeId, region, limit }: Pick<LiveShelfProps, 'routeId' | 'region' | 'limit'>,
): ProductSummary[] {
  const positions = catalogue.products.flatMap((product, position) =>
    isListed(product, routeId) && product.regions.includes(region) ? [position] : [],
  );
  return catalogue.cardsAt(positions.slice(0, limit));
}

export const LiveShelf = asIsland(Shelf);

function Shelf({ fallback, routeId, region, limit }: LiveShelfProps) {
  const { locale, t } = useWords();
  const {
    data: products,
    isFailed,
    retry,
  } = useFromCatalogue(locale.id, (catalogue) => firstCards(catalogue, { routeId, region, limit }), {
    dependencies: [routeId, region, limit],
    preload: firstParts,
  });
  if (isFailed) return <ListFailure onRetry={retry} />;
  if (!products) return fallback;
  return products.length ? <ProductShelf products={products} /> : <EmptyState title={t('list.emptyRegion')} />;
}
