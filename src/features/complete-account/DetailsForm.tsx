import { useEffect, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveDetails, type DetailValues } from '../../data/account/useSaveDetails';
import type { Detail } from '../../domain/account/missingDetails';
import type { User } from '../../domain/account/userSchema';
import { visibleText } from '../../domain/text/visibleText';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { NameFields } from '../../i18n/NameFields';
import { TermsField } from '../../i18n/TermsField';
import { answerPrompt } from '../../state/session/accountPrompt';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';

interface DetailsFormProps {
  user: User;
  missing: readonly Detail[];
}

const accept = () => answerPrompt(true);

export function DetailsForm({ user, missing }: DetailsFormProps) {
  const { t } = useWords('account');
  const { save, isSaving, error } = useSaveDetails(user, accept);
  const { register, handleSubmit, formState, control, resetField } = useForm<DetailValues>({
    defaultValues: {
      givenName: user.givenName ?? '',
      familyName: user.familyName ?? '',
      hasOneName: user.givenName !== null && user.familyName === null,
      hasAgreed: false,
    },
  });
  const { termsVersion, currentTermsVersion } = user;
  // Consent to an earlier version of the terms does not cover this one.
  useEffect(
    () => resetField('hasAgreed', { defaultValue: termsVersion === currentTermsVersion }),
    [resetField, termsVersion, currentTermsVersion],
  );
  const hasOneName = useWatch({ control, name: 'hasOneName' });
  const nameField = (key: 'givenName' | 'familyName') => ({
    error: formState.errors[key] && t('error.required'),
    ...register(key, {
      setValueAs: (typed: string) => visibleText(typed).trim(),
      validate: (typed) => typed !== '',
    }),
  });
  return (
    <Stack as="form" $gap={4} onSubmit={(event: FormEvent) => void handleSubmit(save)(event)} noValidate>
      {missing.includes('name') && (
        <NameFields
          givenName={nameField('givenName')}
          familyName={nameField('familyName')}
          oneName={register('hasOneName')}
          hasOneName={hasOneName}
        />
      )}
      {missing.includes('terms') && (
        <TermsField
          error={formState.errors.hasAgreed && t('details.termsRequired')}
          {...register('hasAgreed', { required: true })}
        />
      )}
      {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      <Button type="submit" size="large" isWide isBusy={isSaving} busyLabel={t('details.saving')}>
        {t('details.save')}
      </Button>
    </Stack>
  );
}
