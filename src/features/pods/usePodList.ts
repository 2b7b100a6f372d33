import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../data/account/accountQueries';
import { podsQuery } from '../../data/unlock/podsQuery';
import { zonedDay } from '../../domain/delivery/zonedTime';
import { filterPods, podYears, userPodsMost, type PodFilter } from '../../domain/unlock/podYears';
import { usePodsWords } from '../../i18n/LocaleContext';
import { useToday } from '../../state/today';

/** Of a list that goes on, the years since the account was opened: pods may have come in each. */
function useOpenYears(isFull: boolean, timezone: string): { from: number; to: number } | null {
  const today = useToday();
  const { data: user } = useQuery({ ...userQuery(), enabled: isFull });
  const yearOf = (instant: Date) => zonedDay(instant, timezone).year;
  return isFull && today && user ? { from: yearOf(new Date(user.createdAt)), to: yearOf(today) } : null;
}

/**
 * S2-75: the pods that are shown. The whole list is fetched once and filtered here; where it is longer than the API gives
 * at once, a filter is asked of the API, and until the answer comes what is known of it is shown.
 */
export function usePodList({ year, isUnrated }: PodFilter, timezone: string) {
  const { locale } = usePodsWords();
  const asked = { localeId: locale.id, timezone };
  const whole = useQuery(podsQuery({ ...asked, year: null, isUnrated: false }));
  const all = whole.data;
  const isFull = (all?.length ?? 0) >= userPodsMost;
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
    /** What gave what is shown: the whole list, or the API's answer to the filter. */
    source: isAsked ? part : whole,
    /** More may match than is known. */
    isPartial: isAsked && !answer,
    /** How many a filter would leave; null where only the API knows. */
    countOf: (wanted: PodFilter) => (isFull ? null : matching(wanted).length),
  };
  return { whole, list };
}

export type ShownPods = NonNullable<ReturnType<typeof usePodList>['list']>;
