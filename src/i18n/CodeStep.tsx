import type { ReactNode } from 'react';
import { formatDestination, type Destination } from '../domain/account/destination';
import { codeLength, maxCodeAttempts } from '../domain/account/signInCode';
import { pastedText } from '../domain/text/visibleText';
import { Notice } from '../ui/feedback/Notice';
import { CodeEntry } from '../ui/fields/CodeEntry';
import { useWords } from './LocaleContext';

interface CodeStepProps {
  to: Destination;
  /** True if this code replaces one that may still arrive. */
  isReplacement: boolean | undefined;
  secondsToResend: number;
  failedAttempts: number;
  leaveLabel: string;
  error: string | undefined;
  isConfirming: boolean;
  isSending: boolean;
  onConfirm: (otp: string) => void;
  onResend: () => void;
  onLeave: () => void;
  children?: ReactNode;
}

/** Asks for the code that was sent to a shopper, or sends a new one if it did not arrive. */
export function CodeStep(props: CodeStepProps) {
  const { to, isReplacement, secondsToResend, failedAttempts, leaveLabel, children, ...entry } = props;
  const { t, plural } = useWords('account');
  return (
    <CodeEntry
      {...entry}
      key={failedAttempts}
      words={{
        title: t('signIn.codeTitle'),
        label: t('signIn.code'),
        hint: t(isReplacement ? 'signIn.codeSentAgain' : 'signIn.codeSent', { destination: formatDestination(to) }),
        confirm: t('signIn.confirm'),
        confirming: t('signIn.confirming'),
        resend: secondsToResend > 0 ? plural('signIn.resendIn', secondsToResend) : t('signIn.resend'),
        leave: leaveLabel,
      }}
      length={codeLength}
      normalize={pastedText}
      canResend={secondsToResend === 0}
    >
      {children}
      {failedAttempts >= maxCodeAttempts && <Notice tone="warning">{t('signIn.codeSpent')}</Notice>}
    </CodeEntry>
  );
}
