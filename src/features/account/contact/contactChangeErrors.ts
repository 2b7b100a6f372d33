import type { ApiError, ErrorCode } from '../../../data/apiError';
import { errorMessage } from '../../../i18n/errorMessage';
import type { PlainGroupKey, Translate } from '../../../i18n/translator';
import type { Channel } from '../../../domain/account/destination';

type Group = 'first' | 'account' | 'settings';

const messageKeys: Partial<Record<ErrorCode, Record<Channel, PlainGroupKey<Group>>>> = {
  account_exists: { email: 'error.emailTaken', phone: 'error.phoneTaken' },
  destination_unchanged: { email: 'contact.email.same', phone: 'contact.phone.same' },
  phone_not_supported: { email: 'error.email', phone: 'error.phone' },
  not_valid: { email: 'error.email', phone: 'error.phone' },
};

export function sendErrorText(error: ApiError, channel: Channel, t: Translate<Group>): string {
  const key = messageKeys[error.code]?.[channel];
  return key ? t(key) : errorMessage(error, t);
}

/** Any 4xx response counts as an invalid code. */
export const confirmErrorText = (error: ApiError, t: Translate<Group>): string =>
  error.status >= 400 && error.status < 500 ? t('error.invalidCode') : errorMessage(error, t);

/** The reason why no code would work: the contact is taken, or there were too many attempts. Otherwise null. */
export const confirmErrorReason = (error: ApiError, channel: Channel, t: Translate<Group>): string | null =>
  error.code === 'account_exists' || error.code === 'too_many_requests' ? sendErrorText(error, channel, t) : null;
