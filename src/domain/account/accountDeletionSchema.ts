import { z } from 'zod';
import { plainLine } from '../plainText';
import { parseEmail, parsePhone } from './destination';
import type { User } from './userSchema';

/** The confirmation that a shopper types: the account's email address or phone number. */
export const accountDeletionSchema = z.strictObject({
  confirm: plainLine()
    .trim()
    .min(1, 'Required')
    .max(254)
    .meta({ description: 'The account’s email address or phone number', example: 'ada@mail.example' }),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/**
 * Returns true if the shopper typed the account's email address (in any case) or its phone number (in any format): '+1
 * (213) 555-0100' matches '2135550100'. An account with neither cannot be confirmed.
 */
export function confirmsDeletion({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>, typed: string): boolean {
  if (email !== null && parseEmail(typed)?.email.toLowerCase() === email.toLowerCase()) return true;
  return phoneNumber !== null && parsePhone(typed)?.phoneNumber === phoneNumber;
}
