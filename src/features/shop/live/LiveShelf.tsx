import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { catalogueQuery } from '../../../data/siteFileQueries';
import { listedProducts } from '../../../domain/catalogue/list/listing';
import type { Subcountry } from '../../../domain/region/regions';
import { useWords } from '../../../i18n/LocaleContext';
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

export const LiveShelf = asIsland(Shelf);

function Shelf({ fallback, routeId, region, limit }: LiveShelfProps) {
  const { locale, t } = useWords();
  const { data, isError, refetch } = useQuery(catalogueQuery(locale.id));
  if (isError) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return fallback;
  const products = listedProducts(data, routeId, region).slice(0, limit);
  return products.length ? <ProductShelf products={products} /> : <EmptyState title={t('list.emptyRegion')} />;
}
