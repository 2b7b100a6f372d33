import { useState } from 'react';
import type { Channel } from '../../domain/account/destination';
import type { ApiError, ErrorCode } from '../../data/apiError';
import { serverNow } from '../../data/serverClock';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import type { PlainGroupKey } from '../../i18n/translator';
import { useClientValue } from '../../state/hooks/useClientValue';
import { useResendClock } from '../../state/hooks/useResendClock';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { TextLink } from '../../ui/text/TextLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

const messageKeys: Partial<Record<ErrorCode, Record<Channel, PlainGroupKey<'account'>>>> = {
  account_unknown: { email: 'signIn.unknownEmail', phone: 'signIn.unknownPhone' },
  account_exists: { email: 'error.emailTaken', phone: 'error.phoneTaken' },
};

/** Email is offered instead for these, because no text message will arrive. */
const smsErrors: readonly ErrorCode[] = ['sms_limited', 'sms_stopped', 'sms_unavailable', 'sms_unreachable'];

interface SendCodeErrorProps {
  error: ApiError;
  channel: Channel;
  isNew: boolean;
  onSwitchForm?: () => void;
  onUseEmail: () => void;
}

/** Counts down until the next code can be requested. */
function ResendCountdown({ seconds }: { seconds: number }) {
  const { t } = useWords('account');
  const [resendAt] = useState(() => serverNow() + seconds * 1000);
  const secondsLeft = useResendClock(resendAt);
  const countdownText = (count: number) => t(count > 0 ? 'signIn.justSent' : 'signIn.canResend', { count });
  return (
    <Notice tone="info">
      <span aria-hidden>{countdownText(secondsLeft)}</span>
      {/* Announced once, not every second. */}
      <VisuallyHidden>{countdownText(secondsLeft > 0 ? seconds : 0)}</VisuallyHidden>
    </Notice>
  );
}

/** Explains why no code was sent, with a link to the other form or a switch to email if that helps. */
export function SendCodeError({ error, channel, isNew, onSwitchForm, onUseEmail }: SendCodeErrorProps) {
  const { t } = useWords('account');
  const search = useClientValue(() => window.location.search, '');
  if (error.code === 'code_just_sent') return <ResendCountdown seconds={error.retryAfterSeconds ?? 30} />;
  if (smsErrors.includes(error.code)) {
    const useEmail = (
      <Button variant="secondary" size="small" onClick={onUseEmail}>
        {t('signIn.useEmail')}
      </Button>
    );
    return (
      <Notice tone="error" action={useEmail}>
        {errorMessage(error, t)}
      </Notice>
    );
  }
  const keys = messageKeys[error.code];
  if (!keys) return <Notice tone="error">{errorMessage(error, t)}</Notice>;
  const label = t(isNew ? 'register.signIn' : 'signIn.createAccount');
  const otherFormLink = onSwitchForm ? (
    <Button variant="secondary" size="small" onClick={onSwitchForm}>
      {label}
    </Button>
  ) : (
    <TextLink as={LocalLink} to={routePath(isNew ? 'signIn' : 'register') + search}>
      {label}
    </TextLink>
  );
  return (
    <Notice tone="info" action={otherFormLink}>
      {t(keys[channel])}
    </Notice>
  );
}
