import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User, UserUpdate } from '../../domain/account/userSchema';
import type { ApiError } from '../apiError';
import { updateUser } from './accountCalls';
import { userQuery } from './accountQueries';
import { replaceCached } from '../replaceCached';

/**
 * The fields of a form for a shopper's name. `hasOneName` is checked by people who have no family name, and `hasAgreed`
 * where the current terms must be accepted.
 */
export type DetailValues = Record<'givenName' | 'familyName', string> & { hasOneName: boolean; hasAgreed?: boolean };

/** Saves what differs from the account. Calls `onSaved` immediately if nothing does. */
export function useSaveDetails(user: User, onSaved: () => void) {
  const queries = useQueryClient();
  const { queryKey } = userQuery();
  const saving = useMutation<User, ApiError, UserUpdate>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (update) => updateUser(update),
    onSuccess: async (saved) => {
      await replaceCached(queries, queryKey, saved);
      onSaved();
    },
    // New terms were published while the form was open, so the form asks again.
    onError: ({ problem: { termsVersion: currentTermsVersion } }) => {
      if (currentTermsVersion) queries.setQueryData(queryKey, { ...user, currentTermsVersion });
    },
  });
  const save = ({ givenName, hasOneName, hasAgreed, ...values }: DetailValues) => {
    const names = { givenName, familyName: hasOneName ? null : values.familyName };
    const termsVersion = user.currentTermsVersion;
    const update: UserUpdate = {
      ...((givenName !== user.givenName || names.familyName !== user.familyName) && names),
      ...(hasAgreed && termsVersion !== user.termsVersion && { termsVersion }),
    };
    if (Object.keys(update).length === 0) onSaved();
    else saving.mutate(update);
  };
  return { save, isSaving: saving.isPending, error: saving.error };
}
