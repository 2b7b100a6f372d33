import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { membershipQuery } from '../../data/account/membershipQuery';
import { isMember } from '../../domain/account/membershipStatus';
import { useSession } from '../../state/session';
import { claimUnlock, useUnlockDraft } from '../../state/unlockDraft';

/** Whose draft it is, from its first step on; what another account left in this browser goes. */
function useDraftOf(isSignedIn: boolean): void {
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn });
  const shopper = isSignedIn ? user?.uuid : undefined;
  useEffect(() => {
    if (!shopper) return;
    claimUnlock(shopper);
    return useUnlockDraft.subscribe(() => claimUnlock(shopper));
  }, [shopper]);
}

/** Who unlocks, and whether they are asked to join. */
export function useShopper() {
  const hasSession = useSession((state) => state.isSignedIn) ?? false;
  // A session is open before all is done that belongs to a registration: until then the form stays.
  const [isEntering, setEntering] = useState(false);
  const isSignedIn = hasSession && !isEntering;
  const checked = useUnlockDraft((draft) => draft.checked);
  const membership = useQuery({ ...membershipQuery(), enabled: isSignedIn });
  useDraftOf(isSignedIn);
  return {
    isSignedIn,
    setEntering,
    /** And the server has told what the pod is to them. */
    isIn: isSignedIn && checked !== null && checked.state !== null,
    isMember: membership.data ? isMember(membership.data.status) : false,
  };
}

export type Shopper = ReturnType<typeof useShopper>;
