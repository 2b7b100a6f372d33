import { formatDestination, type Destination } from '../domain/account/destination';
import { codeLength } from '../domain/account/signInCode';
import { pastedText } from '../domain/visibleText';
import type { Translator } from './translator';

interface SentCode {
  to: Destination;
  isAgain: boolean | undefined;
  secondsToResend: number;
  leave: string;
}

/** The props that sign-in and contact changes share. */
export const codeEntryProps = (
  { to, isAgain, secondsToResend, leave }: SentCode,
  { t, plural }: Pick<Translator<'first' | 'account'>, 't' | 'plural'>,
) => ({
  words: {
    title: t('signIn.codeTitle'),
    label: t('signIn.code'),
    hint: t(isAgain ? 'signIn.codeSentAgain' : 'signIn.codeSent', { destination: formatDestination(to) }),
    confirm: t('signIn.confirm'),
    confirming: t('signIn.confirming'),
    resend: secondsToResend > 0 ? plural('signIn.resendIn', secondsToResend) : t('signIn.resend'),
    leave,
  },
  length: codeLength,
  normalize: pastedText,
  canResend: secondsToResend === 0,
});
