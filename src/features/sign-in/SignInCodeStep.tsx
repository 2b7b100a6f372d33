import type { ApiError } from '../../data/apiError';
import { CodeStep } from '../../i18n/CodeStep';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import type { Translate } from '../../i18n/translator';
import { useCodeAnnouncements } from '../../state/notifications/useCodeAnnouncements';
import type { CodeSignInState } from './useCodeSignIn';

function confirmErrorText(error: ApiError, t: Translate<'first' | 'account'>): string {
  if (error.code === 'missing_token') return t('error.missingToken');
  return error.status === 400 ? t('error.invalidCode') : errorMessage(error, t);
}

export function SignInCodeStep({ flow }: { flow: CodeSignInState }) {
  const { t } = useWords('account');
  const { destination, isAgain, resendAt, secondsToResend, failedAttempts, sending, confirming, startOver } = flow;
  const sendErrorText = sending.error ? errorMessage(sending.error, t) : undefined;
  const errorText = confirming.error ? confirmErrorText(confirming.error, t) : sendErrorText;
  useCodeAnnouncements({ resendAt, resentText: t('signIn.resent'), errorText });
  const resend = () => {
    confirming.reset();
    void sending.submit(destination!);
  };
  return (
    <CodeStep
      to={destination!}
      isReplacement={isAgain}
      secondsToResend={secondsToResend}
      failedAttempts={failedAttempts}
      leaveLabel={t('signIn.otherDestination')}
      error={errorText}
      isConfirming={confirming.isPending}
      isSending={sending.isPending}
      onConfirm={(otp) => void confirming.submit(otp)}
      onResend={resend}
      onLeave={startOver}
    />
  );
}
