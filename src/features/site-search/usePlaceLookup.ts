import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '../../data/siteFileQueries';
import { isFeatureOn } from '../../domain/region/features';
import { findCity, placeEntry } from '../../domain/search/places';
import type { SiteSearchResult } from '../../domain/search/siteIndex';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** Words that the site's own index does not know may be a city without a store, or a city and its state. */
function unknownNames(text: string, { hits, ignoredWords }: SiteSearchResult): string[] {
  if (hits.some(({ kind }) => kind === 'place' || kind === 'report')) return [];
  if (ignoredWords.length) return [ignoredWords.join(' '), ...ignoredWords];
  return hits.length ? [] : [text];
}

/**
 * Looks up a city that the index does not know, in a file, because what shoppers search for must not leave their device.
 * Null while the file loads, and if there is none.
 */
export function usePlaceLookup(text: string, result: SiteSearchResult | null): SearchEntry | null {
  const { locale, t } = useWords('search');
  const { code: region } = useRegion(locale.country);
  const names = result && isFeatureOn('storeLocator', region) ? unknownNames(text, result) : [];
  const { data } = useQuery({ ...citiesQuery, enabled: names.length > 0 });
  const cities = data?.cities.map(([name]) => name) ?? [];
  const city = names.map((name) => findCity(name, cities)).find((each) => each !== null);
  return city === undefined ? null : placeEntry(city!, (place) => t('search.storesNear', { place }));
}
