import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { useSession } from '../../state/session/session';
import { claimUnlock, useUnlockDraft } from '../../state/unlockDraft';

/** Claims the draft for the signed-in account, and clears a draft of another account in this browser. */
function useClaimedDraft(isSignedIn: boolean): void {
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn });
  const shopper = isSignedIn ? user?.uuid : undefined;
  useEffect(() => {
    if (!shopper) return;
    claimUnlock(shopper);
    return useUnlockDraft.subscribe(() => claimUnlock(shopper));
  }, [shopper]);
}

export function useUnlockShopper() {
  const hasSession = useSession((state) => state.isSignedIn) ?? false;
  // True while the sign-in form is in use. The session opens before registration is complete, so the form must stay
  // until then.
  const [isSigningIn, setSigningIn] = useState(false);
  const isSignedIn = hasSession && !isSigningIn;
  useClaimedDraft(isSignedIn);
  return { isSignedIn, setSigningIn };
}

export type UnlockShopper = ReturnType<typeof useUnlockShopper>;
