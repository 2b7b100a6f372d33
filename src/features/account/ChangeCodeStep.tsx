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
import { confirmProblem, confirmReason, sendingProblem } from './changeProblem';
import type { ContactChangeState } from './useContactChange';

const codeLength = 6;
/** D-21: after these a code is dead. */
const triesPerCode = 5;

/** What a step needs of the flow that sends and takes the code. */
type CodeFlow = Pick<ContactChangeState, 'channel' | 'wrongTries' | 'send' | 'startOver'> & {
  sending: Pick<ContactChangeState['sending'], 'error' | 'isPending'>;
  confirming: Pick<ContactChangeState['confirming'], 'error' | 'isPending'> & { mutate: (otp: string) => void };
};

interface ChangeCodeStepProps {
  flow: CodeFlow;
  sent: SentChange;
  /** What leads away from the step is called. */
  another: string;
}

const shown = ({ to }: SentChange) => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

/** S7-09, S7-11: the second step: the code, and a new one when it does not come. */
export function ChangeCodeStep({ flow, sent, another }: ChangeCodeStepProps) {
  const { t } = useSettingsWords();
  const { resendAt } = sent;
  const first = useRef(resendAt);
  useEffect(() => {
    if (first.current !== resendAt) announce(t('signIn.resent'));
    first.current = resendAt;
  }, [resendAt, t]);
  // Empty again after a wrong code, for the next one.
  return <CodeForm key={flow.wrongTries} {...{ flow, sent, another }} />;
}

/** What is wrong with the code, in its field, and what is wrong beside it. */
function useProblems({ channel, sending, confirming }: CodeFlow) {
  const { t } = useSettingsWords();
  const problem = confirming.error ? confirmProblem(confirming.error, t) : undefined;
  const reason = confirming.error && confirmReason(confirming.error, channel, t);
  const notSent = sending.error && sendingProblem(sending.error, channel, t);
  useEffect(() => {
    // Where the focus was in the field already, that says nothing by itself.
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
  // The first step is gone, and the focus with it.
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
