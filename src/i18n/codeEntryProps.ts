import { formatDestination, type Destination } from '../domain/account/destination';
import { codeLength } from '../domain/account/signInCode';
import { pastedText } from '../domain/visibleText';
import type { Translator } from './translator';

interface SentCode {
  to: Destination;
  /** True if it replaces a code that may still arrive. */
  isAgain: boolean | undefined;
  secondsToResend: number;
  /** Label of the button that leaves the form. */
  leave: string;
}

/** The props of a CodeEntry that are the same wherever a shopper enters a code that was sent to them. */
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
