import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { contactInputs } from '../../../ui/fields/contactInputs';
import { TextField } from '../../../ui/fields/TextField';
import { sendErrorText } from './contactChangeErrors';
import type { ContactChangeState } from './useContactChange';
import { contactParsers } from '../../../domain/account/destination';
import { formatContactError } from '../../../i18n/formatContactError';

interface FormValues {
  contact: string;
}

export function ContactForm({ flow }: { flow: ContactChangeState }) {
  const { t } = useWords('account', 'settings');
  const { channel, sending, send, hasReturned, typed: previousText } = flow;
  const { register, handleSubmit, formState, setFocus } = useForm<FormValues>({
    defaultValues: { contact: previousText },
  });
  useEffect(() => {
    // The code step has unmounted, so its focus is lost.
    if (hasReturned) setFocus('contact');
  }, [hasReturned, setFocus]);
  const submit = handleSubmit(({ contact }) => {
    const to = contactParsers[channel](contact);
    if (to && !sending.isPending) send(to);
  });
  return (
    <Stack as="form" $gap={5} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      <TextField
        label={t(`contact.${channel}.new`)}
        hint={channel === 'phone' ? t('signIn.phoneHint') : undefined}
        error={formState.errors.contact?.message}
        {...contactInputs[channel]}
        {...register('contact', {
          validate: (typed) => contactParsers[channel](typed) !== null || formatContactError(channel, typed, t),
        })}
      />
      {sending.error && <Notice tone="error">{sendErrorText(sending.error, channel, t)}</Notice>}
      <Button type="submit" size="large" isWide isBusy={sending.isPending} busyLabel={t('signIn.sending')}>
        {t('signIn.sendCode')}
      </Button>
    </Stack>
  );
}
