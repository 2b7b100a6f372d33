import { z } from 'zod';

/** All fields are null once the account is deleted. */
export const customerSchema = z.object({
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
  othersAtAddress: z.int().nonnegative().default(0).meta({
    description:
      'How many other customers have open orders to the same address, if neither they nor this customer have had an order completed. Above 0, the orders may be a trick on whoever lives there: call before you deliver.',
  }),
});
export type Customer = z.infer<typeof customerSchema>;

export const emptyCustomer: Customer = {
  givenName: null,
  familyName: null,
  email: null,
  emailVerified: false,
  phoneNumber: null,
  phoneNumberVerified: false,
  othersAtAddress: 0,
};
