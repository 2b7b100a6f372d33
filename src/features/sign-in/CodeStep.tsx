import { useState } from 'react';
import { styled } from 'styled-components';
import type { Destination } from '../../domain/account/destination';
import { errorMessage } from '../../i18n/errorMessage';
import { useAccountWords } from '../../i18n/LocaleContext';
import type { AccountKey, FirstKey } from '../../i18n/translator';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';
import type { CodeSignInState } from './useCodeSignIn';

const codeLength = 6;

const shown = (to: Destination) =>
  'email' in to ? to.email : to.phoneNumber.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');

/** S8-05, and else what any call says. */
function confirmProblem(
  error: Error & { status?: number; code?: string },
  t: (key: FirstKey | AccountKey) => string,
): string {
  if (error.code === 'missing_token') return t('error.missingToken');
  return error.status === 400 ? t('error.invalidCode') : errorMessage(error, t);
}

/** The second step: the code, and a new one when it does not come. */
export function CodeStep({ flow }: { flow: CodeSignInState }) {
  const { t, plural } = useAccountWords();
  const { destination, secondsToResend, sending, confirming, startOver } = flow;
  const [code, setCode] = useState('');
  const problem = sending.error ? errorMessage(sending.error, t) : undefined;
  const confirm = (otp: string) => {
    if (otp.length === codeLength && !confirming.isPending) void confirming.submit(otp);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        confirm(code);
      }}
    >
      <Heading level={2} size="sub">
        {t('signIn.codeTitle')}
      </Heading>
      <Text tone="muted">{t('signIn.codeSent', { destination: shown(destination!) })}</Text>
      <CodeField
        label={t('signIn.code')}
        length={codeLength}
        value={code}
        onChange={setCode}
        onComplete={confirm}
        error={confirming.error ? confirmProblem(confirming.error, t) : problem}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={confirming.isPending}
        busyLabel={t('signIn.confirming')}
        disabled={code.length < codeLength}
      >
        {t('signIn.confirm')}
      </Button>
      <Button
        variant="quiet"
        isBusy={sending.isPending}
        disabled={secondsToResend > 0}
        onClick={() => {
          confirming.reset();
          void sending.submit(destination!);
        }}
      >
        {secondsToResend > 0 ? plural('signIn.resendIn', secondsToResend) : t('signIn.resend')}
      </Button>
      <Button variant="quiet" onClick={startOver}>
        {t('signIn.otherDestination')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
