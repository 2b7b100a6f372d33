import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../data/account/accountQueries';
import { podsQuery } from '../../data/unlock/podsQuery';
import { zonedDay } from '../../domain/time/zonedTime';
import { filterPods, podYears, maxUserPods, type PodFilter } from '../../domain/unlock/userPods';
import { useWords } from '../../i18n/LocaleContext';
import { useToday } from '../../state/hooks/useToday';

/** For a list longer than the API's limit: the years since the account was created, any of which may have pods. */
function usePossibleYears(isFull: boolean, timezone: string): { from: number; to: number } | null {
  const today = useToday();
  const { data: user } = useQuery({ ...userQuery(), enabled: isFull });
  const getYear = (instant: Date) => zonedDay(instant, timezone).year;
  return isFull && today && user ? { from: getYear(new Date(user.createdAt)), to: getYear(today) } : null;
}

/** Filters the list in the browser, or by the API if the list is longer than the API's limit. */
export function usePodList({ year, isUnrated }: PodFilter, timezone: string) {
  const { locale } = useWords('account', 'pods');
  const request = { localeId: locale.id, timezone };
  const wholeList = useQuery(podsQuery({ ...request, year: null, isUnrated: false }));
  const all = wholeList.data;
  const isFull = (all?.length ?? 0) >= maxUserPods;
  const isFilteredByApi = isFull && (year !== null || isUnrated);
  const filteredList = useQuery({ ...podsQuery({ ...request, year, isUnrated }), enabled: isFilteredByApi });
  const possibleYears = usePossibleYears(isFull, timezone);
  if (!all) return { wholeList, list: null };
  const matching = (filter: PodFilter) => filterPods(all, filter, timezone);
  const response = isFilteredByApi ? filteredList.data : undefined;
  const list = {
    all,
    shown: response ?? matching({ year, isUnrated }),
    years: podYears({ pods: all, timezone, open: possibleYears }),
    /** The query behind the shown pods: the whole list, or the API's filtered response. */
    source: isFilteredByApi ? filteredList : wholeList,
    /** True if more pods may match than are loaded. */
    isPartial: isFilteredByApi && !response,
    /** The number of matching pods, or null if only the API knows it. */
    countMatches: (filter: PodFilter) => (isFull ? null : matching(filter).length),
  };
  return { wholeList, list };
}

export type ShownPods = NonNullable<ReturnType<typeof usePodList>['list']>;
