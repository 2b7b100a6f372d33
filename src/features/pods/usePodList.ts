import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../data/account/accountQueries';
import { podsQuery } from '../../data/unlock/podsQuery';
import { zonedDay } from '../../domain/delivery/zonedTime';
import { filterPods, podYears, maxUserPods, type PodFilter } from '../../domain/unlock/userPods';
import { useWords } from '../../i18n/LocaleContext';
import { useToday } from '../../state/hooks/today';

/** For a list longer than the API's limit: the years since the account was created, any of which may have pods. */
function useOpenYears(isFull: boolean, timezone: string): { from: number; to: number } | null {
  const today = useToday();
  const { data: user } = useQuery({ ...userQuery(), enabled: isFull });
  const yearOf = (instant: Date) => zonedDay(instant, timezone).year;
  return isFull && today && user ? { from: yearOf(new Date(user.createdAt)), to: yearOf(today) } : null;
}

/**
 * The pods to show. The whole list is fetched once and filtered here. If it is longer than the API's limit, the API
 * applies the filter, and known matches are shown until it responds.
 */
export function usePodList({ year, isUnrated }: PodFilter, timezone: string) {
  const { locale } = useWords('account', 'pods');
  const asked = { localeId: locale.id, timezone };
  const whole = useQuery(podsQuery({ ...asked, year: null, isUnrated: false }));
  const all = whole.data;
  const isFull = (all?.length ?? 0) >= maxUserPods;
  const isAsked = isFull && (year !== null || isUnrated);
  const part = useQuery({ ...podsQuery({ ...asked, year, isUnrated }), enabled: isAsked });
  const open = useOpenYears(isFull, timezone);
  if (!all) return { whole, list: null };
  const matching = (wanted: PodFilter) => filterPods(all, wanted, timezone);
  const answer = isAsked ? part.data : undefined;
  const list = {
    all,
    shown: answer ?? matching({ year, isUnrated }),
    years: podYears({ pods: all, timezone, open }),
    /** The query behind the shown pods: the whole list, or the API's filtered response. */
    source: isAsked ? part : whole,
    /** True if more pods may match than are loaded. */
    isPartial: isAsked && !answer,
    /** How many pods a filter would leave; null if only the API knows. */
    countOf: (wanted: PodFilter) => (isFull ? null : matching(wanted).length),
  };
  return { whole, list };
}

export type ShownPods = NonNullable<ReturnType<typeof usePodList>['list']>;
