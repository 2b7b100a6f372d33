import type { PendingContactChange } from '../../../data/account/contactChangeDraft';
import { CodeStep } from '../../../i18n/CodeStep';
import { useWords } from '../../../i18n/LocaleContext';
import { useResendClock } from '../../../state/hooks/useResendClock';
import { useCodeAnnouncements } from '../../../state/notifications/useCodeAnnouncements';
import { Notice } from '../../../ui/feedback/Notice';
import { confirmErrorText, confirmErrorReason, sendErrorText } from './contactChangeErrors';
import type { ContactChangeState } from './useContactChange';

type CodeFlow = Pick<ContactChangeState, 'channel' | 'failedAttempts' | 'send' | 'startOver'> & {
  sending: Pick<ContactChangeState['sending'], 'error' | 'isPending'>;
  confirming: Pick<ContactChangeState['confirming'], 'error' | 'isPending'> & { mutate: (otp: string) => void };
};

interface ChangeCodeStepProps {
  flow: CodeFlow;
  sent: PendingContactChange;
  leaveLabel: string;
}

/** Asks for the code that confirms a new contact, or the identity of the account's owner. */
export function ChangeCodeStep({ flow, sent, leaveLabel }: ChangeCodeStepProps) {
  const { t } = useWords('account', 'settings');
  const { channel, failedAttempts, sending, confirming, send, startOver } = flow;
  const secondsToResend = useResendClock(sent.resendAt);
  const errorText = confirming.error ? confirmErrorText(confirming.error, t) : undefined;
  const reason = confirming.error && confirmErrorReason(confirming.error, channel, t);
  const noticeText = reason ?? (sending.error && sendErrorText(sending.error, channel, t));
  useCodeAnnouncements({ resendAt: sent.resendAt, resentText: t('signIn.resent'), errorText });
  return (
    <CodeStep
      to={sent.to}
      isReplacement={sent.isAgain}
      secondsToResend={secondsToResend}
      failedAttempts={failedAttempts}
      leaveLabel={leaveLabel}
      error={errorText}
      isConfirming={confirming.isPending}
      isSending={sending.isPending}
      onConfirm={confirming.mutate}
      onResend={() => send(sent.to)}
      onLeave={startOver}
    >
      {noticeText && <Notice tone="error">{noticeText}</Notice>}
    </CodeStep>
  );
}
