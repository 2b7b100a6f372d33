import type { ApiError } from '../../data/apiError';
import { maxCodeAttempts } from '../../domain/account/signInCode';
import { codeEntryProps } from '../../i18n/codeEntryProps';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import type { Translate } from '../../i18n/translator';
import { useCodeAnnouncements } from '../../state/notifications/useCodeAnnouncements';
import { Notice } from '../../ui/feedback/Notice';
import { CodeEntry } from '../../ui/fields/CodeEntry';
import type { CodeSignInState } from './useCodeSignIn';

/** The text for a missing token or an invalid code; other errors get the general text. */
function confirmErrorText(error: ApiError, t: Translate<'first' | 'account'>): string {
  if (error.code === 'missing_token') return t('error.missingToken');
  return error.status === 400 ? t('error.invalidCode') : errorMessage(error, t);
}

/** The second step: enter the code, or request a new one if it did not arrive. */
export function CodeStep({ flow }: { flow: CodeSignInState }) {
  const { t, plural } = useWords('account');
  const { destination, isAgain, resendAt, secondsToResend, wrongTries, sending, confirming, startOver } = flow;
  const sendErrorText = sending.error ? errorMessage(sending.error, t) : undefined;
  const errorText = confirming.error ? confirmErrorText(confirming.error, t) : sendErrorText;
  useCodeAnnouncements({ resendAt, resentText: t('signIn.resent'), errorText });
  const resend = () => {
    confirming.reset();
    void sending.submit(destination!);
  };
  return (
    <CodeEntry
      key={wrongTries}
      {...codeEntryProps(
        { to: destination!, isAgain, secondsToResend, leave: t('signIn.otherDestination') },
        { t, plural },
      )}
      error={errorText}
      isConfirming={confirming.isPending}
      isSending={sending.isPending}
      onConfirm={(otp) => void confirming.submit(otp)}
      onResend={resend}
      onLeave={startOver}
    >
      {wrongTries >= maxCodeAttempts && <Notice tone="warning">{t('signIn.codeSpent')}</Notice>}
    </CodeEntry>
  );
}
