import { zonedDay } from '../delivery/zonedTime';
import type { UserPod } from './userPodSchema';

/** The most pods the API lists at once. A list of this length may be incomplete. */
export const maxUserPods = 100;

/** The filter of the list. A null year means every year. */
export interface PodFilter {
  year: number | null;
  isUnrated: boolean;
}

const yearOf = ({ createdDate }: UserPod, timezone: string) => zonedDay(new Date(createdDate), timezone).year;

/** The pods whose `createdDate` falls in a year of the given time zone, optionally only those without a rating. */
export const filterPods = (pods: readonly UserPod[], filter: PodFilter, timezone: string): UserPod[] =>
  pods.filter(
    (pod) =>
      (filter.year === null || yearOf(pod, timezone) === filter.year) && (!filter.isUnrated || pod.userRating === null),
  );

interface YearOptions {
  pods: readonly UserPod[];
  timezone: string;
  /** Set if older pods may be missing: the account's first year and the current one. */
  open?: { from: number; to: number } | null;
}

/** The years to choose from, newest first: those of the pods, plus the years that missing pods may be from. */
export function podYears({ pods, timezone, open }: YearOptions): number[] {
  const years = new Set(pods.map((pod) => yearOf(pod, timezone)));
  if (open) for (let year = open.from; year <= open.to; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
}
