import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { searchEntriesQuery } from '../../data/siteFileQueries';
import { getSiteIndex, type SiteSearchResult } from '../../domain/search/siteIndex';
import { useWords } from '../../i18n/LocaleContext';
import { formatSearchNote } from '../../i18n/formatSearchNote';
import { siteLabels } from '../../i18n/siteLabels';
import { useCatalogue } from '../../state/hooks/useCatalogue';
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

type Found = Pick<SiteSearch, 'result' | 'note' | 'nearest'>;

const emptyResult: Found = { result: null, note: null, nearest: null };

// All words and cards of a small catalogue.
const searchedParts = ['words-0', 'cards-0'] as const;

/** The panel loads the files when it opens. The page waits until there is a text. */
export function useSiteSearch(text: string, { isEnabled = true } = {}): SiteSearch {
  const words = useWords('search');
  const { locale, t } = words;
  const { code: region } = useRegion(locale.country);
  const site = useQuery({ ...searchEntriesQuery(locale.id), enabled: isEnabled });
  const { catalogue, step, ...products } = useCatalogue(locale.id, { isEnabled, preload: searchedParts });
  const entries = site.data;
  const index = useMemo(
    () => entries && catalogue && getSiteIndex({ entries, catalogue }, siteLabels(t)),
    // `t` only changes together with the files.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [entries, catalogue],
  );
  const found = useMemo(() => {
    if (!index || !text) return emptyResult;
    const result = index.find(text, region);
    if (catalogue!.missing.size) return null;
    const isFound = result.hits.length > 0;
    const nearest = isFound ? null : index.findNear(text, region);
    if (catalogue!.missing.size) return null;
    return { result, note: isFound ? formatSearchNote(result, words) : null, nearest };
    // With each step, parts of the catalogue may have loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [index, text, region, step]);
  // Keeps the results of an earlier text until there are new ones.
  const [last, setLast] = useState<Found>(emptyResult);
  if (found && found !== last) setLast(found);
  return {
    ...(found ?? last),
    isFailed: (site.isError && !entries) || products.isFailed,
    retry: () => {
      products.retry();
      if (site.isError) void site.refetch();
    },
  };
}
