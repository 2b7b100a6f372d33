import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../domain/account/userSchema';
import type { ApiError } from '../apiError';
import { updateUser } from './accountCalls';
import { userQuery } from './accountQueries';

type Names = Pick<User, 'givenName' | 'familyName'>;

/** The fields of a form for a shopper's name. `hasOneName` is checked by people who have no family name. */
export type NameValues = Record<keyof Names, string> & { hasOneName: boolean };

/** Saves the names of an account. Calls `onSaved` immediately if they are the account's already. */
export function useSaveNames(user: User, onSaved: () => void) {
  const queries = useQueryClient();
  const saving = useMutation<User, ApiError, Names>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (names) => updateUser(names),
    onSuccess: (saved) => {
      queries.setQueryData(userQuery().queryKey, saved);
      onSaved();
    },
  });
  const save = ({ givenName, hasOneName, ...values }: NameValues) => {
    const familyName = hasOneName ? null : values.familyName;
    if (givenName === user.givenName && familyName === user.familyName) onSaved();
    else saving.mutate({ givenName, familyName });
  };
  return { save, isSaving: saving.isPending, error: saving.error };
}
