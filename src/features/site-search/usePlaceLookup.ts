import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../../data/delivery/deliveryCalls';
import { findSharedPlace } from '../../domain/delivery/stores/sharedPlace';
import { isFeatureOn } from '../../domain/region/features';
import { placeEntry } from '../../domain/search/places';
import type { SiteSearchResult } from '../../domain/search/siteIndex';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

const maxTownWords = 4;
const mayBeTown = (name: string): boolean => /^\D*\p{L}{3}\D*$/u.test(name) && name.split(' ').length <= maxTownWords;

/** What the site's own index did not understand may be a town without a store. */
function unknownName(text: string, { hits, ignoredWords }: SiteSearchResult): string | null {
  const name = ignoredWords.join(' ') || (hits.length ? '' : text);
  const isPlaced = hits.some(({ kind }) => kind === 'place' || kind === 'report');
  return !isPlaced && mayBeTown(name) ? name : null;
}

/** Looks a town up that the index does not know. Null while it loads, and if there is none. */
export function usePlaceLookup(text: string, result: SiteSearchResult | null): SearchEntry | null {
  const { locale, t } = useWords('search');
  const { code: region } = useRegion(locale.country);
  const name = result && isFeatureOn('storeLocator', region) ? unknownName(text, result) : null;
  const nearCountry = locale.country === 'us' ? 'US' : 'CA';
  const { data } = useQuery({
    ...suggestionsQuery(name ?? '', { types: 'any', nearCountry }),
    enabled: name !== null,
  });
  const found = name === null ? undefined : findSharedPlace(name, data ?? []);
  return found ? placeEntry(found.mainText, (place) => t('search.storesNear', { place })) : null;
}
