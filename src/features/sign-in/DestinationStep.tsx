import { useForm } from 'react-hook-form';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { parseEmail, parsePhone } from '../../domain/account/destination';
import { routePath } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import type { AccountKey } from '../../i18n/translator';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import type { CodeSignInState } from './useCodeSignIn';

type Channel = 'email' | 'phone';

const parsers = { email: parseEmail, phone: parsePhone } as const;

/** S5-06, S5-07: what the page says in its own language to these codes of the API. */
const answers: Record<string, Record<Channel, AccountKey> | undefined> = {
  account_unknown: { email: 'signIn.unknownEmail', phone: 'signIn.unknownPhone' },
  account_exists: { email: 'error.emailTaken', phone: 'error.phoneTaken' },
};

interface DestinationStepProps {
  flow: CodeSignInState;
  isNew: boolean;
  submitLabel: string;
  /** Checked before the code is asked for, such as accepted terms. */
  canSend?: () => boolean;
  children?: ReactNode;
}

/** The first step: where the code should go. */
export function DestinationStep({ flow, isNew, submitLabel, canSend = () => true, children }: DestinationStepProps) {
  const { t } = useAccountWords();
  const [channel, setChannel] = useState<Channel>('email');
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<{ destination: string }>({
    defaultValues: { destination: '' },
  });
  const { sending } = flow;
  const problem = sending.error as (Error & { code?: string }) | null;
  const known = answers[problem?.code ?? ''];
  const other = isNew ? routePath('signIn') : routePath('register');

  const send = handleSubmit(({ destination }) => {
    const parsed = parsers[channel](destination);
    // Asked in any case, so that all that is missing is marked at once.
    const isAllowed = canSend();
    if (!parsed) setError('destination', { message: t(destination.trim() ? `error.${channel}` : 'error.required') });
    else if (isAllowed) {
      // What comes early here is asked for again when it is drawn.
      void import('./CodeStep').catch(() => {});
      void sending.submit(parsed);
    }
  });

  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <SegmentedControl
        legend={t('signIn.method')}
        name="channel"
        value={channel}
        onChange={(next) => {
          setChannel(next);
          clearErrors();
          sending.reset();
        }}
        options={[
          { value: 'email', label: t('signIn.method.email') },
          { value: 'phone', label: t('signIn.method.phone') },
        ]}
      />
      <TextField
        key={channel}
        label={t(channel === 'email' ? 'signIn.email' : 'signIn.phone')}
        hint={channel === 'phone' ? t('signIn.phoneHint') : undefined}
        type={channel === 'email' ? 'email' : 'tel'}
        autoComplete={channel === 'email' ? 'email' : 'tel-national'}
        inputMode={channel === 'email' ? 'email' : 'tel'}
        error={formState.errors.destination?.message}
        {...register('destination')}
      />
      {children}
      {problem && (
        <Notice
          tone={known ? 'info' : 'error'}
          action={
            known && (
              <TextLink as={LocalLink} to={other}>
                {t(isNew ? 'register.signIn' : 'signIn.createAccount')}
              </TextLink>
            )
          }
        >
          {known ? t(known[channel]) : errorMessage(problem, t)}
        </Notice>
      )}
      <Button type="submit" size="large" isWide isBusy={sending.isPending} busyLabel={t('signIn.sending')}>
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
