import { useQuery } from '@tanstack/react-query';
import { searchEntriesQuery } from '../../data/siteFileQueries';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import { getSiteIndex, type SiteSearchResult } from '../../domain/search/siteIndex';
import type { Subcountry } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { formatSearchNote } from '../../i18n/formatSearchNote';
import { siteLabels } from '../../i18n/siteLabels';
import { useFromCatalogue } from '../../state/hooks/useFromCatalogue';
import { useRegion } from '../../state/region';

interface Found {
  /** The query that the results belong to. */
  text: string;
  region: Subcountry | null;
  /** Null if nothing was typed, and while the index loads. */
  result: SiteSearchResult | null;
  /** Says which words of the text matched, unless all of them did. */
  note: string | null;
  /** The most similar name if nothing was found. */
  nearest: string | null;
}

interface SiteSearch extends Found {
  isFailed: boolean;
  retry: () => void;
}

const emptyResult: Found = { text: '', region: null, result: null, note: null, nearest: null };

// All words, strains and cards of a small catalogue.
const searchedParts = ['words-0', 'strains-0', 'cards-0'] as const;

/** Results of an earlier text stay until there are new ones, unless there were none, or there will be none. */
const isShown = (found: Found, text: string, isFailed: boolean): boolean =>
  found.text === text || (text !== '' && !isFailed && Boolean(found.result?.hits.length));

/** The panel loads the files when it opens. The page waits until there is a text. */
export function useSiteSearch(text: string, { isEnabled = true } = {}): SiteSearch {
  const words = useWords('search');
  const { locale, t } = words;
  const { code: region } = useRegion(locale.country);
  const site = useQuery({ ...searchEntriesQuery(locale.id), enabled: isEnabled });
  const entries = site.data;
  const find = (catalogue: Catalogue): Found | null => {
    if (!text) return emptyResult;
    if (!entries) return null;
    const index = getSiteIndex({ entries, catalogue }, siteLabels(t));
    const result = index.find(text, region);
    if (catalogue.missing.size) return null;
    const isFound = result.hits.length > 0;
    const nearest = isFound ? null : index.findNear(text, region);
    return { text, region, result, note: isFound ? formatSearchNote(result, words) : null, nearest };
  };
  const { data, ...products } = useFromCatalogue(locale.id, find, {
    isEnabled,
    preload: searchedParts,
    dependencies: [entries, text, region],
    keepsPrevious: true,
  });
  const isFailed = (site.isError && !entries) || products.isFailed;
  return {
    ...(data?.region === region && isShown(data, text, isFailed) ? data : emptyResult),
    isFailed,
    retry: () => {
      products.retry();
      if (site.isError) void site.refetch();
    },
  };
}
