import { localeOf, localePath, type Locale } from '../region/locales';
import { regions } from '../region/regions';
import type { UserPod } from './userPodSchema';
import { zonedDay } from '../time/zonedTime';

/** The API lists at most this many pods, so a list of this length may be incomplete. */
export const maxUserPods = 100;

export interface PodFilter {
  year: number | null;
  isUnrated: boolean;
}

const podYear = ({ createdDate }: UserPod, timezone: string) => zonedDay(new Date(createdDate), timezone).year;

/** A pod can only be judged once it is unlocked. */
export const isAwaitingRating = ({ unlockedAt, userRating }: UserPod): boolean =>
  unlockedAt !== null && userRating === null;

export const filterPods = (pods: readonly UserPod[], filter: PodFilter, timezone: string): UserPod[] =>
  pods.filter(
    (pod) =>
      (filter.year === null || podYear(pod, timezone) === filter.year) && (!filter.isUnrated || isAwaitingRating(pod)),
  );

interface YearOptions {
  pods: readonly UserPod[];
  timezone: string;
  /** The account's first year and the current one. Only set if older pods may be missing from the list. */
  open?: { from: number; to: number } | null;
}

/** Sorted newest first. Includes the years that missing pods may be from. */
export function podYears({ pods, timezone, open }: YearOptions): number[] {
  const years = new Set(pods.map((pod) => podYear(pod, timezone)));
  if (open) for (let year = open.from; year <= open.to; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
}

export type PodPageLink = { to: string } | { href: string };

/** Links to the other country's site if only that one sells the pod. Returns null if no page exists. */
export function podPageLink(pod: Pick<UserPod, 'productPath' | 'regions'>, { country }: Locale): PodPageLink | null {
  if (pod.productPath === null) return null;
  const isSoldHere = regions.some((region) => region.country === country && pod.regions.includes(region.code));
  const other = localeOf(country === 'us' ? 'en-CA' : 'en-US');
  return isSoldHere ? { to: pod.productPath } : { href: localePath(other, pod.productPath) };
}
