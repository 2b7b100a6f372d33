import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openBilling, addReturnMarker, onPageRestored } from '../../data/account/billingVisit';
import { startMembership } from '../../data/account/membershipCalls';
import type { ApiError } from '../../data/apiError';
import type { Membership, MembershipStart } from '../../domain/account/membershipSchema';
import { cancelMembershipRequests, cacheMembership, refetchAfterConflict } from './cacheMembership';

type StartKind = 'trial' | 'join';

interface StartOptions {
  /** The path, including the locale, to which the billing service redirects. */
  returnTo: string;
  /** Called if the membership started without a redirect. */
  onStarted: (membership: Membership) => void;
}

/** Starts immediately, or redirects to the billing service, where the shopper agrees. */
export function useStartMembership({ returnTo, onStarted }: StartOptions) {
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onPageRestored(() => setLeaving(false)), []);
  const starting = useMutation<MembershipStart, ApiError, StartKind>({
    networkMode: 'always',
    mutationFn: (kind) => startMembership(kind, addReturnMarker(returnTo, 'start')),
    onMutate: () => cancelMembershipRequests(queries),
    onSuccess: ({ membership, url }) => {
      if (url) {
        setLeaving(true);
        openBilling(url);
        return;
      }
      cacheMembership(queries, membership);
      onStarted(membership);
    },
    onError: (error) => refetchAfterConflict(queries, error),
  });
  return {
    busy: starting.isPending || isLeaving ? starting.variables : undefined,
    error: starting.error,
    start: (kind: StartKind) => starting.mutate(kind),
  };
}
