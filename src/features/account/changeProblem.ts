import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import type { AccountKey, FirstKey, SettingsKey } from '../../i18n/translator';
import type { Channel } from './parseContact';

type Key = FirstKey | AccountKey | SettingsKey;
type Translate = (key: Key) => string;

/** What the page says in its own language to these codes of the API. */
const known: Record<string, Record<Channel, Key> | undefined> = {
  // S5-06.
  account_exists: { email: 'error.emailTaken', phone: 'error.phoneTaken' },
  destination_unchanged: { email: 'contact.email.same', phone: 'contact.phone.same' },
  phone_not_supported: { email: 'error.email', phone: 'error.phone' },
  not_valid: { email: 'error.email', phone: 'error.phone' },
};

/** Why no code was sent. */
export function sendingProblem(error: ApiError, channel: Channel, t: Translate): string {
  const key = known[error.code]?.[channel];
  return key ? t(key) : errorMessage(error, t);
}

/** S8-05: whatever is refused is said of the code; anything else as any call says it. */
export const confirmProblem = (error: ApiError, t: Translate): string =>
  error.status >= 400 && error.status < 500 ? t('error.invalidCode') : errorMessage(error, t);

/** Why the code cannot be right any more, where it is not its digits: that is said beside it. */
export const confirmReason = (error: ApiError, channel: Channel, t: Translate): string | null =>
  error.code === 'account_exists' || error.code === 'too_many_requests' ? sendingProblem(error, channel, t) : null;
