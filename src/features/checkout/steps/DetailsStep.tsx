import { useEffect, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveDetails, type DetailValues } from '../../../data/account/useSaveDetails';
import { missingDetails } from '../../../domain/account/missingDetails';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import type { User } from '../../../domain/account/userSchema';
import { visibleText } from '../../../domain/text/visibleText';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { NameFields } from '../../../i18n/NameFields';
import { TermsField } from '../../../i18n/TermsField';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { StepFrame, type FrameProps } from './StepFrame';

interface DetailsStepProps {
  frame: FrameProps;
  user: User;
  onDone: () => void;
}

const formatContacts = ({ email, phoneNumber }: User): string[] =>
  [email, phoneNumber && formatPhoneNumber(phoneNumber)].filter((contact) => contact !== null);

export function DetailsStep({ frame, user, onDone }: DetailsStepProps) {
  const { t } = useWords('account', 'order');
  const name = [user.givenName, user.familyName].filter(Boolean).join(' ');
  return (
    <StepFrame
      {...frame}
      title={t('checkout.step.details')}
      lead={t('checkout.details.hint')}
      summary={[name, ...formatContacts(user).slice(0, 1)].join(' · ')}
    >
      <DetailsForm user={user} onDone={onDone} />
    </StepFrame>
  );
}

/** Unsaved input takes precedence over the account's names. */
function initialValues(user: User): DetailValues {
  const draft = useCheckoutDraft.getState();
  const givenName = draft.givenName || (user.givenName ?? '');
  const familyName = draft.familyName || (user.familyName ?? '');
  return { givenName, familyName, hasOneName: user.givenName !== null && familyName === '', hasAgreed: false };
}

function DetailsForm({ user, onDone }: Pick<DetailsStepProps, 'user' | 'onDone'>) {
  const { t } = useWords('account', 'order');
  const { save, isSaving, error } = useSaveDetails(user, () => {
    changeDraft({ givenName: '', familyName: '' });
    onDone();
  });
  const { register, handleSubmit, formState, control, resetField } = useForm<DetailValues>({
    defaultValues: initialValues(user),
  });
  const { termsVersion, currentTermsVersion } = user;
  // Consent to an earlier version of the terms does not cover this one.
  useEffect(
    () => resetField('hasAgreed', { defaultValue: termsVersion === currentTermsVersion }),
    [resetField, termsVersion, currentTermsVersion],
  );
  const hasOneName = useWatch({ control, name: 'hasOneName' });
  const field = (key: 'givenName' | 'familyName') => ({
    error: formState.errors[key] && t('error.required'),
    ...register(key, {
      setValueAs: (typed: string) => visibleText(typed).trim(),
      validate: (typed) => typed !== '',
      onChange: ({ target }: { target: HTMLInputElement }) => changeDraft({ [key]: target.value }),
    }),
  });
  return (
    <Stack as="form" $gap={5} onSubmit={(event: FormEvent) => void handleSubmit(save)(event)} noValidate>
      <NameFields
        givenName={field('givenName')}
        familyName={field('familyName')}
        oneName={register('hasOneName')}
        hasOneName={hasOneName}
      />
      {missingDetails(user).includes('terms') && (
        <TermsField
          error={formState.errors.hasAgreed && t('details.termsRequired')}
          {...register('hasAgreed', { required: true })}
        />
      )}
      <Paragraph tone="muted">{t('checkout.details.contact', { contact: formatContacts(user).join(', ') })}</Paragraph>
      {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      <Button type="submit" size="large" isBusy={isSaving} busyLabel={t('checkout.details.saving')}>
        {t('checkout.continue')}
      </Button>
    </Stack>
  );
}
