import { z } from 'zod';
import { plainLine } from '../plainText';
import { phoneDigits } from './phoneNumber';
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

const isNumber = (typed: string) => /^[\d\s().+-]+$/.test(typed);

/** The ten digits of a phone number, with or without separators and the country code 1. */
function nationalNumber(typed: string): string {
  const digits = phoneDigits(typed);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Returns true if the shopper typed the account's email address (in any case) or its phone number (in any format): '+1
 * (213) 555-0100' matches '2135550100'. An account with neither cannot be confirmed.
 */
export function confirmsDeletion({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>, typed: string): boolean {
  const text = typed.trim();
  if (email !== null && text.toLowerCase() === email.toLowerCase()) return true;
  return phoneNumber !== null && isNumber(text) && nationalNumber(text) === phoneNumber;
}
