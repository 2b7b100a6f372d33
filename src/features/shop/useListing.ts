import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListingView } from '../../content/pageContext';
import { catalogueQuery } from '../../data/catalogue/catalogueQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { defaultRegion } from '../../domain/region/regions';
import { useLocale } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

const step = 24;

/**
 * The products of a list that the shopper's region sells. The page's own HTML has the first screen of the default
 * region; the catalogue is fetched when another region or more products are wanted.
 */
export function useListing(listing: ListingView, belongs: (product: ProductSummary) => boolean) {
  const { locale } = useLocale();
  const region = useRegion(locale.country);
  const [shown, setShown] = useState(listing.products.length);
  const isDefault = region.code === defaultRegion(locale.country).code;
  const isWhole = isDefault && shown <= listing.products.length;
  const { data, isError, refetch } = useQuery({ ...catalogueQuery(locale.id), enabled: !isWhole });
  const all = data?.filter((product) => belongs(product) && product.regions.includes(region.code));
  const known = isDefault ? listing.products : [];
  return {
    products: isWhole ? listing.products : (all?.slice(0, Math.max(shown, step)) ?? known),
    total: isWhole || (isDefault && !all) ? listing.total : (all?.length ?? null),
    isError,
    retry: () => void refetch(),
    showMore: () => setShown((count) => Math.max(count, step) + step),
  };
}
