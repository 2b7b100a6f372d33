import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { PageContext } from '../../content/pageContext';
import { catalogueQuery } from '../../data/catalogue/catalogueQuery';
import { isListed } from '../../domain/catalogue/listing';
import type { Subcountry } from '../../domain/region/regions';
import { useLocale } from '../../i18n/LocaleContext';
import { QueryIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { Text } from '../../ui/Text';
import { MoreButton } from './MoreButton';
import { ProductGrid } from './ProductGrid';

const step = 24;

interface LiveListingProps {
  /** What stands in its place until the catalogue is there. */
  waiting: ReactNode;
  routeId: PageContext['routeId'];
  region: Subcountry;
  limit?: number;
  /** The first screen was seen, and more is wanted. */
  isMore: boolean;
}

/** A list out of the whole catalogue. */
export function LiveListing(props: LiveListingProps) {
  return (
    <QueryIsland>
      <Found {...props} />
    </QueryIsland>
  );
}

function Found({ waiting, routeId, region, limit, isMore }: LiveListingProps) {
  const { locale, t, plural } = useLocale();
  const [shown, setShown] = useState(limit ?? (isMore ? 2 * step : step));
  const { data, isError, refetch } = useQuery(catalogueQuery(locale.id));
  if (isError)
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('error.network')}
      </Notice>
    );
  if (!data) return waiting;
  const all = data.filter((product) => isListed(product, routeId) && product.regions.includes(region));
  if (all.length === 0) return <EmptyState title={t('list.emptyRegion')} />;
  return (
    <>
      {!limit && (
        <Text tone="muted" role="status">
          {plural('list.count', all.length)}
        </Text>
      )}
      <ProductGrid products={all.slice(0, shown)} />
      {!limit && all.length > shown && (
        <MoreButton shown={shown} total={all.length} onMore={() => setShown(shown + step)} />
      )}
    </>
  );
}
