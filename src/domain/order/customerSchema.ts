import { z } from 'zod';

/** Who an order is for, and how its dispensary reaches them; all null once the account was deleted. */
export const customerSchema = z.object({
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the shopper proved by a code that the address is theirs. */
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;

export const nobody: Customer = {
  givenName: null,
  familyName: null,
  email: null,
  emailVerified: false,
  phoneNumber: null,
  phoneNumberVerified: false,
};
