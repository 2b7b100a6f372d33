import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { updateUser } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import type { ApiError } from '../../data/apiError';
import { userUpdateSchema, type User } from '../../domain/account/userSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';

interface NameFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

type Names = Record<'givenName' | 'familyName', string>;

const isTyped = (typed: string) => typed.trim() !== '';
const isName = (key: keyof Names) => (typed: string) => userUpdateSchema.safeParse({ [key]: typed }).success;

function useSaveNames(user: User, onSaved: () => void) {
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
  const save = (names: Names) => {
    if (names.givenName === user.givenName && names.familyName === user.familyName) onSaved();
    else saving.mutate(names);
  };
  return { save, saving };
}

export function NameForm({ user, onSaved, onCancel }: NameFormProps) {
  const { t } = useWords('account', 'settings');
  const { save, saving } = useSaveNames(user, onSaved);
  const { register, handleSubmit, formState, setFocus } = useForm<Names>({
    defaultValues: { givenName: user.givenName ?? '', familyName: user.familyName ?? '' },
  });
  useEffect(() => setFocus('givenName'), [setFocus]);
  const field = (key: keyof Names) => {
    const fault = formState.errors[key]?.type;
    return {
      label: t(`register.${key}`),
      error: fault && t(fault === 'typed' ? 'error.required' : 'settings.name.invalid'),
      maxLength: 80,
      ...register(key, {
        setValueAs: (typed: string) => typed.trim(),
        validate: { typed: isTyped, name: isName(key) },
      }),
    };
  };
  return (
    <Stack as="form" $gap={4} onSubmit={(event: FormEvent) => void handleSubmit(save)(event)} noValidate>
      <TextField {...field('givenName')} autoComplete="given-name" />
      <TextField {...field('familyName')} hint={t('register.namesHint')} autoComplete="family-name" />
      {saving.error && <Notice tone="error">{errorMessage(saving.error, t)}</Notice>}
      <Cluster>
        <Button type="submit" size="small" isBusy={saving.isPending} busyLabel={t('settings.saving')}>
          {t('app.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
