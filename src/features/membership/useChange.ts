import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import type { Membership } from '../../domain/account/membershipSchema';
import { announce } from '../../state/notifications/announcements';
import { cancelMembershipRequests, cacheMembership, refetchAfterConflict } from './cacheMembership';

interface Change {
  run: () => Promise<Membership>;
  /** The announcement after the change. */
  say: (membership: Membership) => string;
  onChanged: () => void;
}

/** Cancels a membership, or undoes the cancellation. */
export function useChange({ run, say, onChanged }: Change) {
  const queries = useQueryClient();
  return useMutation<Membership, ApiError>({
    networkMode: 'always',
    mutationFn: run,
    onMutate: () => cancelMembershipRequests(queries),
    onSuccess: (membership) => {
      cacheMembership(queries, membership);
      announce(say(membership));
      onChanged();
    },
    onError: (error) => refetchAfterConflict(queries, error),
  });
}
