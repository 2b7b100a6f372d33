import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openBilling, addReturnMarker, onPageRestored } from '../../data/account/billingVisit';
import { startMembership } from '../../data/account/membershipCalls';
import type { ApiError } from '../../data/apiError';
import type { Membership, MembershipStart } from '../../domain/account/membershipSchema';
import { cancelMembershipRequests, cacheMembership, refetchAfterConflict } from './cacheMembership';

type StartWay = 'trial' | 'join';

interface Start {
  /** The path, with its locale, to which the billing service redirects. */
  returnTo: string;
  /** Called when it started immediately, without a redirect. */
  onBegun: (membership: Membership) => void;
}

/**
 * Starts the trial or the membership: immediately, or by a redirect to the billing service, where the shopper agrees.
 */
export function useStart({ returnTo, onBegun }: Start) {
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onPageRestored(() => setLeaving(false)), []);
  const starting = useMutation<MembershipStart, ApiError, StartWay>({
    networkMode: 'always',
    mutationFn: (way) => startMembership(way, addReturnMarker(returnTo, 'start')),
    onMutate: () => cancelMembershipRequests(queries),
    onSuccess: ({ membership, url }) => {
      if (url) {
        setLeaving(true);
        openBilling(url);
        return;
      }
      cacheMembership(queries, membership);
      onBegun(membership);
    },
    onError: (error) => refetchAfterConflict(queries, error),
  });
  return {
    /** The action in progress. */
    busy: starting.isPending || isLeaving ? starting.variables : undefined,
    error: starting.error,
    start: (way: StartWay) => starting.mutate(way),
  };
}
