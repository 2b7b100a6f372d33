import { useCallback, useMemo } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { parsePodsQuery, writePodsQuery, type PodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { useUrlSearch } from '../../state/navigation/urlState';

export type ChangePods = (changes: Partial<PodsQuery>) => void;

/** Keeps the filters in the URL, so that they survive a reload and Back restores the previous ones. */
export function usePodsAddress(): { asked: PodsQuery; change: ChangePods } {
  const { locale } = useWords('account', 'pods');
  const path = localePath(locale, routePath('myPods'));
  const search = useUrlSearch(path);
  const asked = useMemo(() => parsePodsQuery(search), [search]);
  const change = useCallback(
    (changes: Partial<PodsQuery>) => {
      const before = readSearch(path);
      writeSearch(path, writePodsQuery({ ...parsePodsQuery(before), ...changes }, before), 'push');
    },
    [path],
  );
  return { asked, change };
}
