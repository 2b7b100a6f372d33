import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import { errorMessage } from '../../i18n/errorMessage';
import { useAccountWords } from '../../i18n/LocaleContext';
import type { AccountKey, FirstKey } from '../../i18n/translator';
import { announce } from '../../state/announcements';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Heading } from '../../ui/Heading';
import { Notice } from '../../ui/Notice';
import { space } from '../../ui/theme/tokens';
import type { CodeSignInState } from './useCodeSignIn';

const codeLength = 6;
/** The server rejects a code after this many wrong attempts. */
const triesPerCode = 5;

const shown = (to: Destination) => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

/** The text for a missing token or an invalid code; other errors get the general text. */
function confirmProblem(error: ApiError, t: (key: FirstKey | AccountKey) => string): string {
  if (error.code === 'missing_token') return t('error.missingToken');
  return error.status === 400 ? t('error.invalidCode') : errorMessage(error, t);
}

/** The second step: enter the code, or request a new one if it did not arrive. */
export function CodeStep({ flow }: { flow: CodeSignInState }) {
  const { t } = useAccountWords();
  const { resendAt, wrongTries } = flow;
  const resentAt = useRef(resendAt);
  useEffect(() => {
    if (resentAt.current !== resendAt) announce(t('signIn.resent'));
    resentAt.current = resendAt;
  }, [resendAt, t]);
  // The key remounts the form after a wrong code, which clears the field.
  return <CodeForm key={wrongTries} flow={flow} />;
}

function CodeForm({ flow }: { flow: CodeSignInState }) {
  const { t, plural } = useAccountWords();
  const { destination, secondsToResend, wrongTries, sending, confirming, startOver } = flow;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const sendingProblem = sending.error ? errorMessage(sending.error, t) : undefined;
  const problem = confirming.error ? confirmProblem(confirming.error, t) : sendingProblem;
  // The first step has unmounted, so its focus is lost.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // A field that already has focus does not announce a new error by itself.
    if (problem) announce(problem, 'assertive');
  }, [problem]);
  const confirm = (otp: string) => {
    if (otp.length === codeLength && !confirming.isPending) void confirming.submit(otp);
  };
  const resend = () => {
    confirming.reset();
    void sending.submit(destination!);
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
      <CodeField
        ref={input}
        label={t('signIn.code')}
        hint={t('signIn.codeSent', { destination: shown(destination!) })}
        length={codeLength}
        value={code}
        onChange={setCode}
        onComplete={confirm}
        error={problem}
      />
      {wrongTries >= triesPerCode && <Notice tone="warning">{t('signIn.codeSpent')}</Notice>}
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
      <Button variant="quiet" isBusy={sending.isPending} disabled={secondsToResend > 0} onClick={resend}>
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
