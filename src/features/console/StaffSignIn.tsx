import { useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../data/apiError';
import { sendStaffCode, staffLogin } from '../../data/staff/staffAuthCalls';
import { serverNow } from '../../data/serverClock';
import { parseEmail } from '../../domain/account/destination';
import { codeLength } from '../../domain/account/signInCode';
import { pastedText } from '../../domain/text/visibleText';
import { useResendClock } from '../../state/hooks/useResendClock';
import { useSubmit } from '../../state/hooks/useSubmit';
import { useStaffSession } from '../../state/staff/staffSession';
import { Button } from '../../ui/Button';
import { CodeEntry } from '../../ui/fields/CodeEntry';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/feedback/Notice';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import { signInStaff } from './staffAuth';
import { formatApiError } from './formatApiError';
import { UnsentActions } from './UnsentActions';

interface SentCode {
  email: string;
  challengeId: string;
  /** The earliest time of the next code, in epoch milliseconds. */
  resendAt: number;
}

export function StaffSignIn({ logo }: { logo: ReactNode }) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const endedFor = useStaffSession((state) => state.endedFor);
  const sending = useSubmit(async (email: string) => {
    const { challengeId, resendAfterSeconds } = await sendStaffCode(email);
    setSent({ email, challengeId, resendAt: serverNow() + resendAfterSeconds * 1000 });
  });
  return (
    <Page>
      {logo}
      <Card>
        <Stack $gap={5}>
          <Stack $gap={2}>
            <Heading level={2} size="section">
              Dispensary console
            </Heading>
            <Paragraph tone="muted">
              {sent ? `If ${sent.email} was invited, a code is on its way.` : 'Sign in with your work email.'}
            </Paragraph>
          </Stack>
          {endedFor && (
            <Notice tone="warning" title="Your session has ended">
              It expired, or an operator ended it. Sign in to continue: nothing that you typed is lost.
            </Notice>
          )}
          <UnsentActions />
          {sent ? (
            <CodeStep
              sent={sent}
              sending={sending}
              onChangeEmail={() => {
                sending.reset();
                setSent(null);
              }}
            />
          ) : (
            <EmailStep defaultEmail={endedFor?.email ?? ''} sending={sending} />
          )}
        </Stack>
      </Card>
    </Page>
  );
}

interface Sending {
  isPending: boolean;
  error: ApiError | null;
  submit: (email: string) => Promise<void>;
}

function EmailStep({ defaultEmail, sending }: { defaultEmail: string; sending: Sending }) {
  const [email, setEmail] = useState(defaultEmail);
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseEmail(email);
    setInvalid(parsed === null);
    if (parsed) void sending.submit(parsed.email);
  };
  return (
    <Stack as="form" $gap={4} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isInvalid ? 'Please use a valid email.' : undefined}
      />
      {sending.error && <Notice tone="error">{formatApiError(sending.error)}</Notice>}
      <Button type="submit" isWide isBusy={sending.isPending} busyLabel="Sending…">
        Send code
      </Button>
    </Stack>
  );
}

function CodeStep({ sent, sending, onChangeEmail }: { sent: SentCode; sending: Sending; onChangeEmail: () => void }) {
  const [failedAttempts, setFailedAttempts] = useState(0);
  const seconds = useResendClock(sent.resendAt);
  const signingIn = useSubmit(async (otp: string) => {
    const login = staffLogin({ email: sent.email, otp, challengeId: sent.challengeId });
    login.catch(() => setFailedAttempts(failedAttempts + 1));
    signInStaff(await login);
  });
  return (
    <CodeEntry
      key={`${sent.challengeId} ${failedAttempts}`}
      words={{
        title: 'Enter the code',
        label: 'Code',
        hint: 'Six digits, from the newest email',
        confirm: 'Sign in',
        confirming: 'Signing in…',
        resend: seconds > 0 ? `New code in ${seconds} s` : 'Send a new code',
        leave: 'Use another email',
      }}
      length={codeLength}
      normalize={pastedText}
      error={signingIn.error ? formatApiError(signingIn.error) : undefined}
      isConfirming={signingIn.isPending}
      isSending={sending.isPending}
      canResend={seconds === 0}
      onConfirm={(otp) => void signingIn.submit(otp)}
      onResend={() => void sending.submit(sent.email)}
      onLeave={onChangeEmail}
    >
      {sending.error && <Notice tone="error">{formatApiError(sending.error)}</Notice>}
    </CodeEntry>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  gap: ${space[6]};
  grid-template-columns: min(100%, 440px);
  min-height: 100svh;
  padding: ${space[6]} ${space.gutter};
`;
