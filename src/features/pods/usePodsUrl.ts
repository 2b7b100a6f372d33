import { useCallback, useMemo } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { parsePodsQuery, writePodsQuery, type PodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { useUrlSearch } from '../../state/navigation/urlState';

export type ChangePodsQuery = (changes: Partial<PodsQuery>) => void;

/** Keeps the filters in the URL, so that they survive a reload and Back restores the previous ones. */
export function usePodsUrl(): { query: PodsQuery; change: ChangePodsQuery } {
  const { locale } = useWords('account', 'pods');
  const path = localePath(locale, routePath('myPods'));
  const search = useUrlSearch(path);
  const query = useMemo(() => parsePodsQuery(search), [search]);
  const change = useCallback(
    (changes: Partial<PodsQuery>) => {
      const previousSearch = readSearch(path);
      writeSearch(path, writePodsQuery({ ...parsePodsQuery(previousSearch), ...changes }, previousSearch), 'push');
    },
    [path],
  );
  return { query, change };
}
