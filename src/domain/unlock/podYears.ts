import { zonedDay } from '../delivery/zonedTime';
import type { UserPod } from './userPodSchema';

/** S7-32: as many pods the API lists at once: a list of as many may go on. */
export const userPodsMost = 100;

/** S2-75: what of the list is shown; null is every year. */
export interface PodFilter {
  year: number | null;
  isUnrated: boolean;
}

const yearOf = ({ createdDate }: UserPod, timezone: string) => zonedDay(new Date(createdDate), timezone).year;

/** S2-75: the pods that came to the list, in their present state, in a year by a zone's calendar, or have no rating yet. */
export const filterPods = (pods: readonly UserPod[], filter: PodFilter, timezone: string): UserPod[] =>
  pods.filter(
    (pod) =>
      (filter.year === null || yearOf(pod, timezone) === filter.year) && (!filter.isUnrated || pod.userRating === null),
  );

interface YearsKnown {
  pods: readonly UserPod[];
  timezone: string;
  /** Where older pods may be missing: the account's first year and this one. */
  open?: { from: number; to: number } | null;
}

/** S2-75: the years to choose from, newest first: those in which pods came, or may have come, to the list. */
export function podYears({ pods, timezone, open }: YearsKnown): number[] {
  const years = new Set(pods.map((pod) => yearOf(pod, timezone)));
  if (open) for (let year = open.from; year <= open.to; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
}
