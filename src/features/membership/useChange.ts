import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import type { Membership } from '../../domain/account/membershipSchema';
import { announce } from '../../state/announcements';
import { holdReadings, keepMembership, readAfterRefusal } from './keepMembership';

interface Change {
  run: () => Promise<Membership>;
  /** What is read out once it is done. */
  say: (membership: Membership) => string;
  onChanged: () => void;
}

/** D-26: cancels a membership, or takes that back. */
export function useChange({ run, say, onChanged }: Change) {
  const queries = useQueryClient();
  return useMutation<Membership, ApiError>({
    networkMode: 'always',
    mutationFn: run,
    onMutate: () => holdReadings(queries),
    onSuccess: (membership) => {
      keepMembership(queries, membership);
      announce(say(membership));
      onChanged();
    },
    onError: (error) => readAfterRefusal(queries, error),
  });
}
