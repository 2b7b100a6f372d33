import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '../../data/account/membershipQuery';
import { isMemberAt } from '../../domain/account/memberBenefits';
import { isFeatureOn } from '../../domain/region/features';
import type { Country } from '../../domain/region/regions';
import { useCurrentMinute } from '../hooks/useCurrentMinute';
import { useRegion } from '../region';
import { useSession } from './session';

/** Null while unknown: before the membership has loaded, and if that fails. */
export function useKnownMember(country: Country): boolean | null {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { code } = useRegion(country);
  const now = useCurrentMinute();
  const { data } = useQuery({ ...membershipQuery(), enabled: isSignedIn === true && isFeatureOn('membership', code) });
  if (isSignedIn === false) return false;
  if (!isSignedIn || !data) return null;
  const { status, periodEnd, isEnding } = data;
  return isMemberAt(
    { status, periodEnd: periodEnd === null ? null : new Date(periodEnd), cancelAtPeriodEnd: isEnding },
    now,
  );
}

/** False while unknown: the server decides what the order costs. */
export const useIsMember = (country: Country): boolean => useKnownMember(country) ?? false;
