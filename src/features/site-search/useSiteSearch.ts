import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery, searchEntriesQuery } from '../../data/siteFileQueries';
import { getSiteIndex, type SiteSearchResult } from '../../domain/search/siteIndex';
import { useWords } from '../../i18n/LocaleContext';
import { formatSearchNote } from '../../i18n/formatSearchNote';
import { siteLabels } from '../../i18n/siteLabels';
import { useRegion } from '../../state/region';

interface SiteSearch {
  /** Null if nothing was typed, and while the index loads. */
  result: SiteSearchResult | null;
  /** Says which words of the text matched, unless all of them did. */
  note: string | null;
  /** The most similar name if nothing was found. */
  nearest: string | null;
  isFailed: boolean;
  retry: () => void;
}

const emptyResult = { result: null, note: null, nearest: null };

/** The panel loads the files when it opens. The page waits until there is a text. */
export function useSiteSearch(text: string, { isEnabled = true } = {}): SiteSearch {
  const words = useWords('search');
  const { locale, t } = words;
  const { code: region } = useRegion(locale.country);
  const site = useQuery({ ...searchEntriesQuery(locale.id), enabled: isEnabled });
  const products = useQuery({ ...catalogueQuery(locale.id), enabled: isEnabled });
  const [entries, catalogue] = [site.data, products.data];
  const index = useMemo(
    () => entries && catalogue && getSiteIndex({ entries, catalogue }, siteLabels(t)),
    // `t` only changes together with the files.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [entries, catalogue],
  );
  const found = useMemo(() => {
    if (!index || !text) return emptyResult;
    const result = index.find(text, region);
    const isFound = result.hits.length > 0;
    return {
      result,
      note: isFound ? formatSearchNote(result, words) : null,
      nearest: isFound ? null : index.findNear(text, region),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [index, text, region]);
  return {
    ...found,
    isFailed: (site.isError && !entries) || (products.isError && !catalogue),
    retry: () => {
      for (const query of [site, products]) if (query.isError) void query.refetch();
    },
  };
}
