import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { searchEntriesQuery } from '../../data/siteSearch/searchEntriesQuery';
import { groupHits, type HitGroup } from '../../domain/site/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { siteIndexOf, type SiteIndex } from './siteIndex';

interface SiteSearch {
  /** Null until there is a text to search for and an index to search in. */
  groups: HitGroup[] | null;
  /** If nothing was found, the name most like the text. */
  nearest: string | null;
  isFailed: boolean;
  retry: () => void;
}

/** Searches the whole site for a text, in the visitor's region. */
export function useSiteSearch(text: string): SiteSearch {
  const { locale, t } = useWords('search');
  const { code: region } = useRegion(locale.country);
  const { data: entries, isError, refetch } = useQuery(searchEntriesQuery(locale.id));
  const [index, setIndex] = useState<SiteIndex | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (entries) void siteIndexOf(entries, t).then((built) => isCurrent && setIndex(built));
    return () => {
      isCurrent = false;
    };
    // The words stay the same while the entries do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries]);
  const found = useMemo(() => {
    if (!index || !text) return { groups: null, nearest: null };
    const groups = groupHits(index.find(text, region));
    return { groups, nearest: groups.length ? null : index.findNear(text, region) };
  }, [index, text, region]);
  return { ...found, isFailed: isError, retry: () => void refetch() };
}
