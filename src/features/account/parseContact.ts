import { parsePhone, type Destination } from '../../domain/account/destination';
import { phoneDigits } from '../../domain/account/phoneNumber';
import { emailChangeSchema, phoneChangeSchema } from '../../domain/account/userSchema';

export type Channel = 'email' | 'phone';

const parseEmailChange = (typed: string): Destination | null =>
  emailChangeSchema.safeParse({ email: typed.trim() }).data ?? null;

/** Accepts digits of a US or Canadian number. A '+' with another country code, such as '+44 …', is rejected. */
function parsePhoneChange(typed: string): Destination | null {
  const digits = phoneDigits(typed);
  const isAbroad = typed.trim().startsWith('+') && !digits.startsWith('1');
  const isNumber = phoneChangeSchema.safeParse({ phoneNumber: digits }).success;
  return isNumber && !isAbroad ? parsePhone(digits) : null;
}

/** Parses what the shopper typed into a new contact; null if it is invalid. */
export const parseContact = { email: parseEmailChange, phone: parsePhoneChange } satisfies Record<
  Channel,
  (typed: string) => Destination | null
>;
