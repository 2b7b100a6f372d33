import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery, searchEntriesQuery } from '../../data/siteFileQueries';
import { getSiteIndex } from '../../domain/search/siteIndex';
import { groupHits, type HitGroup } from '../../domain/search/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { formatSearchNote } from '../../i18n/formatSearchNote';
import { siteLabels } from '../../i18n/siteLabels';
import { useRegion } from '../../state/region';

interface SiteSearch {
  /** Null if nothing was typed, and while the index loads. */
  groups: HitGroup[] | null;
  /** Says which words of the text matched, unless all of them did. */
  note: string | null;
  /** The most similar title if nothing was found. */
  nearest: string | null;
  isFailed: boolean;
  retry: () => void;
}

const emptyResult = { groups: null, note: null, nearest: null };

export function useSiteSearch(text: string): SiteSearch {
  const words = useWords('search');
  const { locale, t } = words;
  const { code: region } = useRegion(locale.country);
  const site = useQuery(searchEntriesQuery(locale.id));
  const products = useQuery(catalogueQuery(locale.id));
  const [entries, catalogue] = [site.data, products.data];
  // `t` only changes together with the files.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const index = useMemo(
    () => entries && catalogue && getSiteIndex({ entries, catalogue }, siteLabels(t)),
    [entries, catalogue],
  );
  const found = useMemo(() => {
    if (!index || !text) return emptyResult;
    const result = index.find(text, region);
    const groups = groupHits(result.hits);
    const isFound = groups.length > 0;
    return {
      groups,
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
