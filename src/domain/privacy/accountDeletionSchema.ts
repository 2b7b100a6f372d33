import { z } from 'zod';
import { plainLine } from '../text/plainText';
import { parseEmail, parsePhone } from '../account/destination';
import type { User } from '../account/userSchema';

export const accountDeletionSchema = z.strictObject({
  confirm: plainLine()
    .trim()
    .min(1, 'Required')
    .max(254)
    .meta({ description: 'The account’s email address or phone number', example: 'ada@mail.example' }),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** Matches the email address in any case, or the phone number in any format. An account with neither never matches. */
export function confirmsDeletion({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>, typed: string): boolean {
  if (email !== null && parseEmail(typed)?.email.toLowerCase() === email.toLowerCase()) return true;
  return phoneNumber !== null && parsePhone(typed)?.phoneNumber === phoneNumber;
}
