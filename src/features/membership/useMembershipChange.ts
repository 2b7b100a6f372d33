import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import type { Membership } from '../../domain/account/membershipSchema';
import { announce } from '../../state/notifications/announcements';
import { cancelMembershipRequests, cacheMembership, refetchAfterConflict } from './cacheMembership';

interface MembershipChangeOptions {
  request: () => Promise<Membership>;
  announcement: (membership: Membership) => string;
  onChanged: () => void;
}

/** Runs a request that cancels or resumes the membership. */
export function useMembershipChange({ request, announcement, onChanged }: MembershipChangeOptions) {
  const queries = useQueryClient();
  return useMutation<Membership, ApiError>({
    networkMode: 'always',
    mutationFn: request,
    onMutate: () => cancelMembershipRequests(queries),
    onSuccess: (membership) => {
      cacheMembership(queries, membership);
      announce(announcement(membership));
      onChanged();
    },
    onError: (error) => refetchAfterConflict(queries, error),
  });
}
