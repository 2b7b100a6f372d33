import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SentChange } from '../../data/account/contactChangeDraft';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { useResendClock } from '../../state/useResendClock';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Heading } from '../../ui/Heading';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { confirmErrorText, confirmErrorReason, sendErrorText } from './changeProblem';
import type { ContactChangeState } from './useContactChange';

const codeLength = 6;
/** The server rejects a code after this many wrong attempts. */
const triesPerCode = 5;

type CodeFlow = Pick<ContactChangeState, 'channel' | 'wrongTries' | 'send' | 'startOver'> & {
  sending: Pick<ContactChangeState['sending'], 'error' | 'isPending'>;
  confirming: Pick<ContactChangeState['confirming'], 'error' | 'isPending'> & { mutate: (otp: string) => void };
};

interface ChangeCodeStepProps {
  flow: CodeFlow;
  sent: SentChange;
  /** Label of the button that leaves this step. */
  another: string;
}

const shown = ({ to }: SentChange) => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

/** The second step: enter the code, or request a new one if it did not arrive. */
export function ChangeCodeStep({ flow, sent, another }: ChangeCodeStepProps) {
  const { t } = useSettingsWords();
  const { resendAt } = sent;
  const first = useRef(resendAt);
  useEffect(() => {
    if (first.current !== resendAt) announce(t('signIn.resent'));
    first.current = resendAt;
  }, [resendAt, t]);
  // The key remounts the form after a wrong code, which clears the field.
  return <CodeForm key={flow.wrongTries} {...{ flow, sent, another }} />;
}

/** The error for the code field, and the error shown beside the field. */
function useProblems({ channel, sending, confirming }: CodeFlow) {
  const { t } = useSettingsWords();
  const problem = confirming.error ? confirmErrorText(confirming.error, t) : undefined;
  const reason = confirming.error && confirmErrorReason(confirming.error, channel, t);
  const notSent = sending.error && sendErrorText(sending.error, channel, t);
  useEffect(() => {
    // A field that already has focus does not announce a new error by itself.
    if (problem) announce(problem, 'assertive');
  }, [problem]);
  return { problem, beside: reason ?? notSent };
}

function CodeForm({ flow, sent, another }: ChangeCodeStepProps) {
  const { t } = useSettingsWords();
  const { wrongTries, confirming } = flow;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { problem, beside } = useProblems(flow);
  // The first step has unmounted, so its focus is lost.
  useEffect(() => input.current?.focus(), []);
  const confirm = (otp: string) => {
    if (otp.length === codeLength && !confirming.isPending) confirming.mutate(otp);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <Stack as="form" $gap={4} onSubmit={submit}>
      <Heading level={2} size="sub">
        {t('signIn.codeTitle')}
      </Heading>
      <CodeField
        ref={input}
        label={t('signIn.code')}
        hint={t('signIn.codeSent', { destination: shown(sent) })}
        length={codeLength}
        value={code}
        onChange={setCode}
        onComplete={confirm}
        error={problem}
      />
      {beside && <Notice tone="error">{beside}</Notice>}
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
      <OtherWays {...{ flow, sent, another }} />
    </Stack>
  );
}

function OtherWays({ flow: { sending, send, startOver }, sent, another }: ChangeCodeStepProps) {
  const { t, plural } = useSettingsWords();
  const seconds = useResendClock(sent.resendAt);
  return (
    <>
      <Button variant="quiet" isBusy={sending.isPending} disabled={seconds > 0} onClick={() => send(sent.to)}>
        {seconds > 0 ? plural('signIn.resendIn', seconds) : t('signIn.resend')}
      </Button>
      <Button variant="quiet" onClick={startOver}>
        {another}
      </Button>
    </>
  );
}
