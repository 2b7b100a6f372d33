import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { updateUser } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import type { User } from '../../domain/account/userSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { Block } from './Block';

export const hasName = (user: User | undefined): boolean => Boolean(user?.givenName && user.familyName);

/** Who orders: asked for only when the account has no name yet. */
export function DetailsBlock({ number, user }: { number: number; user: User }) {
  const { t } = useAllWords();
  const queries = useQueryClient();
  const [givenName, setGivenName] = useState(user.givenName ?? '');
  const [familyName, setFamilyName] = useState(user.familyName ?? '');
  const saving = useMutation({
    mutationFn: updateUser,
    onSuccess: (saved) => queries.setQueryData(userQuery().queryKey, saved),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate({ givenName, familyName });
  };
  return (
    <Block number={number} title={t('checkout.step.details')} isDone={hasName(user)}>
      {hasName(user) ? (
        <Text>
          {user.givenName} {user.familyName} · {user.email ?? user.phoneNumber}
        </Text>
      ) : (
        <Stack as="form" $gap={4} onSubmit={save}>
          <TextField
            label={t('register.givenName')}
            autoComplete="given-name"
            required
            maxLength={80}
            value={givenName}
            onChange={(event) => setGivenName(event.target.value)}
          />
          <TextField
            label={t('register.familyName')}
            hint={t('register.namesHint')}
            autoComplete="family-name"
            required
            maxLength={80}
            value={familyName}
            onChange={(event) => setFamilyName(event.target.value)}
          />
          {saving.error && <Notice tone="error">{errorMessage(saving.error, t)}</Notice>}
          <Button type="submit" isBusy={saving.isPending} busyLabel={t('app.loading')}>
            {t('app.save')}
          </Button>
        </Stack>
      )}
    </Block>
  );
}
