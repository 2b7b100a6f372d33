import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updateUser } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import type { ApiError } from '../../data/apiError';
import { userUpdateSchema, type User } from '../../domain/account/userSchema';
import { visibleText } from '../../domain/visibleText';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';

interface NameFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

type Names = Pick<User, 'givenName' | 'familyName'>;
type NameKey = keyof Names;
type NameValues = Record<NameKey, string> & { hasOneName: boolean };

const isNotEmpty = (typed: string) => typed !== '';
const isName = (key: NameKey) => (typed: string) => userUpdateSchema.safeParse({ [key]: typed }).success;

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
  const save = ({ givenName, hasOneName, ...values }: NameValues) => {
    const familyName = hasOneName ? null : values.familyName;
    if (givenName === user.givenName && familyName === user.familyName) onSaved();
    else saving.mutate({ givenName, familyName });
  };
  return { save, saving };
}

export function NameForm({ user, onSaved, onCancel }: NameFormProps) {
  const { t } = useWords('account', 'settings');
  const { save, saving } = useSaveNames(user, onSaved);
  const { register, handleSubmit, formState, setFocus, control } = useForm<NameValues>({
    defaultValues: {
      givenName: user.givenName ?? '',
      familyName: user.familyName ?? '',
      hasOneName: user.givenName !== null && user.familyName === null,
    },
  });
  const hasOneName = useWatch({ control, name: 'hasOneName' });
  useEffect(() => setFocus('givenName'), [setFocus]);
  const field = (key: NameKey) => {
    const fault = formState.errors[key]?.type;
    return {
      error: fault && t(fault === 'required' ? 'error.required' : 'settings.name.invalid'),
      maxLength: 80,
      ...register(key, {
        setValueAs: (typed: string) => visibleText(typed).trim(),
        validate: { required: isNotEmpty, name: isName(key) },
      }),
    };
  };
  return (
    <Stack as="form" $gap={4} onSubmit={(event: FormEvent) => void handleSubmit(save)(event)} noValidate>
      <TextField
        {...field('givenName')}
        label={t(hasOneName ? 'register.onlyName' : 'register.givenName')}
        autoComplete="given-name"
      />
      {!hasOneName && (
        <TextField
          {...field('familyName')}
          label={t('register.familyName')}
          hint={t('register.namesHint')}
          autoComplete="family-name"
        />
      )}
      {(hasOneName || formState.errors.familyName) && (
        <CheckboxField label={t('register.oneName')} {...register('hasOneName')} />
      )}
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
