import type { PendingContactChange } from '../../../data/account/contactChangeDraft';
import { maxCodeAttempts } from '../../../domain/account/signInCode';
import { codeEntryProps } from '../../../i18n/codeEntryProps';
import { useWords } from '../../../i18n/LocaleContext';
import { useResendClock } from '../../../state/hooks/useResendClock';
import { useCodeAnnouncements } from '../../../state/notifications/useCodeAnnouncements';
import { Notice } from '../../../ui/feedback/Notice';
import { CodeEntry } from '../../../ui/fields/CodeEntry';
import { confirmErrorText, confirmErrorReason, sendErrorText } from './changeProblem';
import type { ContactChangeState } from './useContactChange';

type CodeFlow = Pick<ContactChangeState, 'channel' | 'wrongTries' | 'send' | 'startOver'> & {
  sending: Pick<ContactChangeState['sending'], 'error' | 'isPending'>;
  confirming: Pick<ContactChangeState['confirming'], 'error' | 'isPending'> & { mutate: (otp: string) => void };
};

interface ChangeCodeStepProps {
  flow: CodeFlow;
  sent: PendingContactChange;
  /** Label of the button that leaves this step. */
  leaveLabel: string;
}

/** The second step: enter the code, or request a new one if it did not arrive. */
export function ChangeCodeStep({ flow, sent, leaveLabel }: ChangeCodeStepProps) {
  const { t, plural } = useWords('account', 'settings');
  const { channel, wrongTries, sending, confirming, send, startOver } = flow;
  const secondsToResend = useResendClock(sent.resendAt);
  const errorText = confirming.error ? confirmErrorText(confirming.error, t) : undefined;
  const reason = confirming.error && confirmErrorReason(confirming.error, channel, t);
  const beside = reason ?? (sending.error && sendErrorText(sending.error, channel, t));
  useCodeAnnouncements({ resendAt: sent.resendAt, resentText: t('signIn.resent'), errorText });
  return (
    <CodeEntry
      key={wrongTries}
      {...codeEntryProps({ to: sent.to, isAgain: sent.isAgain, secondsToResend, leave: leaveLabel }, { t, plural })}
      error={errorText}
      isConfirming={confirming.isPending}
      isSending={sending.isPending}
      onConfirm={confirming.mutate}
      onResend={() => send(sent.to)}
      onLeave={startOver}
    >
      {beside && <Notice tone="error">{beside}</Notice>}
      {wrongTries >= maxCodeAttempts && <Notice tone="warning">{t('signIn.codeSpent')}</Notice>}
    </CodeEntry>
  );
}
