import { localeOf, localePath, type Locale } from '../region/locales';
import { regions } from '../region/regions';
import type { UserPod } from './userPodSchema';

/** A product's page: under the reader's locale, or as a whole address under the other country's. */
export type PodPage = { to: string } | { href: string };

/** S2-75: the page of a pod's product: a pod that this country does not sell has its page on the other's site. Null where there is none. */
export function podPage(pod: Pick<UserPod, 'productPath' | 'regions'>, { country }: Locale): PodPage | null {
  if (pod.productPath === null) return null;
  const isSoldHere = regions.some((region) => region.country === country && pod.regions.includes(region.code));
  const other = localeOf(country === 'us' ? 'en-CA' : 'en-US');
  return isSoldHere ? { to: pod.productPath } : { href: localePath(other, pod.productPath) };
}
