import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '../../data/account/membershipQuery';
import { isMember } from '../../domain/account/membershipStatus';
import { isFeatureOn } from '../../domain/region/features';
import type { Country } from '../../domain/region/regions';
import { useRegion } from '../region';
import { useSession } from './session';

/** False until the membership has loaded, and if that fails: the server decides what the order costs. */
export function useIsMember(country: Country): boolean {
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const { code } = useRegion(country);
  const { data } = useQuery({ ...membershipQuery(), enabled: isSignedIn && isFeatureOn('membership', code) });
  return data ? isMember(data.status) : false;
}
