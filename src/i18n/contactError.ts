import { emailFault, phoneFault, type Channel } from '../domain/account/destination';
import type { Translate } from './translator';

function causeText(channel: Channel, typed: string, t: Translate<'first' | 'account'>): string | null {
  if (channel === 'email') {
    const fault = emailFault(typed);
    return fault && t(`error.email.${fault.cause}`, { found: fault.found });
  }
  const fault = phoneFault(typed);
  return fault && t(`error.phone.${fault.cause}`, { found: fault.found });
}

/** Says what is expected and, if it is clear, what is wrong. */
export const contactError = (channel: Channel, typed: string, t: Translate<'first' | 'account'>): string =>
  typed.trim() === ''
    ? t('error.required')
    : [t(`error.${channel}`), causeText(channel, typed, t)].filter(Boolean).join(' ');
