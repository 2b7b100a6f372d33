import { localeOf, localePath, type Locale } from '../region/locales';
import { regions } from '../region/regions';
import type { UserPod } from './userPodSchema';

/** A product page: `to` is under the reader's locale, `href` under the other country's. */
export type PodPageLink = { to: string } | { href: string };

/**
 * The page of a pod's product. If this country does not sell it, the link leads to the other country's site. Null if
 * there is no page.
 */
export function podPageLink(pod: Pick<UserPod, 'productPath' | 'regions'>, { country }: Locale): PodPageLink | null {
  if (pod.productPath === null) return null;
  const isSoldHere = regions.some((region) => region.country === country && pod.regions.includes(region.code));
  const other = localeOf(country === 'us' ? 'en-CA' : 'en-US');
  return isSoldHere ? { to: pod.productPath } : { href: localePath(other, pod.productPath) };
}
