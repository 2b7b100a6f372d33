import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { TextField } from '../../../ui/fields/TextField';
import { sendErrorText } from './changeProblem';
import type { ContactChangeState } from './useContactChange';
import { parsePhone, type Channel, type Destination } from '../../../domain/account/destination';
import { phoneDigits } from '../../../domain/account/phoneNumber';
import { emailChangeSchema, phoneChangeSchema } from '../../../domain/account/userSchema';

const attributes = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
} as const;

interface Entry {
  contact: string;
}

/** The first step: enter the new email address or phone number. */
export function ContactForm({ flow }: { flow: ContactChangeState }) {
  const { t } = useWords('account', 'settings');
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

const parseEmailChange = (typed: string): Destination | null =>
  emailChangeSchema.safeParse({ email: typed.trim() }).data ?? null;

/** Accepts digits of a US or Canadian number. A '+' with another country code, such as '+44 …', is rejected. */
function parsePhoneChange(typed: string): Destination | null {
  const digits = phoneDigits(typed);
  const isAbroad = typed.trim().startsWith('+') && !digits.startsWith('1');
  const isNumber = phoneChangeSchema.safeParse({ phoneNumber: digits }).success;
  return isNumber && !isAbroad ? parsePhone(digits) : null;
}

/** Parses what the shopper typed into a new contact; null if it is invalid. */
export const parseContact = { email: parseEmailChange, phone: parsePhoneChange } satisfies Record<
  Channel,
  (typed: string) => Destination | null
>;
