import { z } from 'zod';
import { plainLine } from '../plainText';
import { phoneDigits } from './phoneNumber';
import type { User } from './userSchema';

/** What a shopper types to delete their account: its e-mail address or phone number. */
export const accountDeletionSchema = z.strictObject({
  confirm: plainLine()
    .trim()
    .min(1, 'Required')
    .max(254)
    .meta({ description: 'The account’s e-mail address or phone number, typed anew', example: 'ada@mail.example' }),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

const isNumber = (typed: string) => /^[\d\s().+-]+$/.test(typed);

/** S5-05: a number of ten digits, whatever stands between them, with its country code or without. */
function nationalNumber(typed: string): string {
  const digits = phoneDigits(typed);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Whether what was typed is the account's own e-mail address, in any case, or phone number, in any spelling:
 * '+1 (213) 555-0100' for '2135550100'. An account without either cannot be confirmed.
 */
export function confirmsDeletion({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>, typed: string): boolean {
  const text = typed.trim();
  if (email !== null && text.toLowerCase() === email.toLowerCase()) return true;
  return phoneNumber !== null && isNumber(text) && nationalNumber(text) === phoneNumber;
}
