import { emailFault, phoneFault, type Channel } from '../domain/account/destination';
import type { Translate } from './translator';

function formatCause(channel: Channel, input: string, t: Translate<'first' | 'account'>): string | null {
  if (channel === 'email') {
    const fault = emailFault(input);
    return fault && t(`error.email.${fault.cause}`, { found: fault.found });
  }
  const fault = phoneFault(input);
  return fault && t(`error.phone.${fault.cause}`, { found: fault.found });
}

/** Describes the expected format and, if the cause is clear, the mistake. */
export const formatContactError = (channel: Channel, input: string, t: Translate<'first' | 'account'>): string =>
  input.trim() === ''
    ? t('error.required')
    : [t(`error.${channel}`), formatCause(channel, input, t)].filter(Boolean).join(' ');
