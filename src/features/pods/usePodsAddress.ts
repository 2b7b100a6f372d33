import { useCallback, useMemo } from 'react';
import { readSearch } from '../../data/page/address';
import { writeSearch } from '../../data/page/writeAddress';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routes';
import { parsePodsAddress, writePodsAddress, type PodsAddress } from '../../domain/unlock/podsAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useAddressSearch } from '../../state/delivery/useAddressSearch';

export type ChangePods = (changes: Partial<PodsAddress>) => void;

/** Keeps the filters in the URL, so that they survive a reload and Back restores the previous ones. */
export function usePodsAddress(): { asked: PodsAddress; change: ChangePods } {
  const { locale } = useWords('account', 'pods');
  const path = localePath(locale, routePath('myPods'));
  const search = useAddressSearch(path);
  const asked = useMemo(() => parsePodsAddress(search), [search]);
  const change = useCallback(
    (changes: Partial<PodsAddress>) => {
      const before = readSearch(path);
      writeSearch(path, writePodsAddress({ ...parsePodsAddress(before), ...changes }, before), 'push');
    },
    [path],
  );
  return { asked, change };
}
