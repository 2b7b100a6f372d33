import { parsePhone, type Destination } from '../../domain/account/destination';
import { phoneDigits } from '../../domain/account/phoneNumber';
import { emailChangeSchema, phoneChangeSchema } from '../../domain/account/userSchema';

export type Channel = 'email' | 'phone';

const parseEmailChange = (typed: string): Destination | null =>
  emailChangeSchema.safeParse({ email: typed.trim() }).data ?? null;

/** S5-05, D-21: digits alone, of the United States or Canada; '+44 …' says by itself that it is neither. */
function parsePhoneChange(typed: string): Destination | null {
  const digits = phoneDigits(typed);
  const isAbroad = typed.trim().startsWith('+') && !digits.startsWith('1');
  const isNumber = phoneChangeSchema.safeParse({ phoneNumber: digits }).success;
  return isNumber && !isAbroad ? parsePhone(digits) : null;
}

/** What was typed as what an account can change to, or null. */
export const parseContact = { email: parseEmailChange, phone: parsePhoneChange } satisfies Record<
  Channel,
  (typed: string) => Destination | null
>;
