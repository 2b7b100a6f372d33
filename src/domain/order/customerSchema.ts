import { z } from 'zod';

/** The customer of an order, with contact details for the dispensary. All null once the account is deleted. */
export const customerSchema = z.object({
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  email: z.string().nullable(),
  /** True once the shopper has confirmed the address with a code. */
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;

export const emptyCustomer: Customer = {
  givenName: null,
  familyName: null,
  email: null,
  emailVerified: false,
  phoneNumber: null,
  phoneNumberVerified: false,
};
