import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '../../data/siteFileQueries';
import { isFeatureOn } from '../../domain/region/features';
import { findCity, placeEntry } from '../../domain/search/places';
import type { SiteSearchResult } from '../../domain/search/siteIndex';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** A word that the site's own index does not know may be a city without a store. */
function unknownWords(text: string, { hits, ignoredWords }: SiteSearchResult): string | null {
  const words = ignoredWords.join(' ') || (hits.length ? '' : text);
  const isPlaced = hits.some(({ kind }) => kind === 'place' || kind === 'report');
  return isPlaced || !words ? null : words;
}

/**
 * Looks up a city that the index does not know, in a file, because what shoppers search for must not leave their device.
 * Null while the file loads, and if there is none.
 */
export function usePlaceLookup(text: string, result: SiteSearchResult | null): SearchEntry | null {
  const { locale, t } = useWords('search');
  const { code: region } = useRegion(locale.country);
  const words = result && isFeatureOn('storeLocator', region) ? unknownWords(text, result) : null;
  const { data } = useQuery({ ...citiesQuery, enabled: words !== null });
  if (words === null || !data) return null;
  const city = findCity(
    words,
    data.cities.map(([name]) => name),
  );
  return city === null ? null : placeEntry(city, (place) => t('search.storesNear', { place }));
}
