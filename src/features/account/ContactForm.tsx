import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { sendErrorText } from './changeProblem';
import { parseContact } from './parseContact';
import type { ContactChangeState } from './useContactChange';

const attributes = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
} as const;

interface Entry {
  contact: string;
}

/** The first step: enter the new email address or phone number. */
export function ContactForm({ flow }: { flow: ContactChangeState }) {
  const { t } = useSettingsWords();
  const { channel, sending, send, hasReturned, typed: typedBefore } = flow;
  const { register, handleSubmit, formState, setFocus } = useForm<Entry>({ defaultValues: { contact: typedBefore } });
  const fault = formState.errors.contact;
  const faultWords = fault?.type === 'required' ? t('error.required') : t(`error.${channel}`);
  useEffect(() => {
    // The code step has unmounted, so its focus is lost.
    if (hasReturned) setFocus('contact');
  }, [hasReturned, setFocus]);
  const submit = handleSubmit(({ contact }) => {
    const to = parseContact[channel](contact);
    if (to && !sending.isPending) send(to);
  });
  return (
    <Stack as="form" $gap={5} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      <TextField
        label={t(`contact.${channel}.new`)}
        hint={channel === 'phone' ? t('signIn.phoneHint') : undefined}
        error={fault && faultWords}
        {...attributes[channel]}
        {...register('contact', {
          validate: {
            required: (typed) => typed.trim() !== '',
            form: (typed) => parseContact[channel](typed) !== null,
          },
        })}
      />
      {sending.error && <Notice tone="error">{sendErrorText(sending.error, channel, t)}</Notice>}
      <Button type="submit" size="large" isWide isBusy={sending.isPending} busyLabel={t('signIn.sending')}>
        {t('signIn.sendCode')}
      </Button>
    </Stack>
  );
}
