import { z } from 'zod';
import { plainLine } from '../plainText';

/** S3-06. `appToken` comes only with the answer to a login. */
export const userSchema = z.object({
  uuid: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
  /** Where a driver may call; not verified, and no way to sign in. */
  contactPhone: z.string().nullable(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  termsVersion: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const sessionUserSchema = userSchema.extend({ appToken: z.string() });
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** S5-01. */
const said = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === '' ? 'Required' : fault),
});
const badEmail = said('Please use a valid email.');
/**
 * Signs of ASCII alone: no two addresses look alike, and none has a second spelling. A domain with accents is written in
 * its `xn--` form.
 */
const email = z.email(badEmail).max(254, badEmail);
const badPhoneNumber = said('Please use a valid phone number of the United States or Canada.');
/** Digits alone (S5-05); which numbers are taken is the server's rule (D-21). */
const phoneNumber = z.string(badPhoneNumber).regex(/^\d{10,11}$/, badPhoneNumber);
/** A number that a driver may call. */
export const contactPhoneSchema = phoneNumber;
/** Whatever was typed: anything but the code has one answer (S8-05). */
const otp = z.string().max(40);

/** S7-04: `register` opens an account instead of signing in (D-33). */
export const emailCodeSchema = z.strictObject({
  email,
  link: z.literal(false).default(false),
  register: z.boolean().default(false),
});
export const emailLoginSchema = z.strictObject({ email, otp });
export const phoneCodeSchema = z.strictObject({ phoneNumber, register: z.boolean().default(false) });
export const phoneLoginSchema = z.strictObject({ phoneNumber, otp });

/** S7-08, S7-10: what the account is to change to. */
export const emailChangeSchema = z.strictObject({ email });
export const phoneChangeSchema = z.strictObject({ phoneNumber });
/** S7-09, S7-11. */
export const changeCodeSchema = z.strictObject({ otp });

/** The answer to asking for a code: where it went, masked, and when another may be asked for (D-21). */
export const codeSentSchema = z.object({ sentTo: z.string(), resendAfterSeconds: z.int() });
export type CodeSent = z.infer<typeof codeSentSchema>;

/** S7-12, S7-13. */
export const emailAvailabilitySchema = z.strictObject({ email });
export const phoneAvailabilitySchema = z.strictObject({ phoneNumber });

const name = plainLine().trim().min(1).max(80);
/** S7-14: a user object, whole or in part. Names, terms and contact phone may differ from what is there, the rest only be as it is. */
export const userUpdateSchema = z.strictObject({
  ...userSchema.partial().shape,
  givenName: name.nullable().optional(),
  familyName: name.nullable().optional(),
  termsVersion: plainLine().min(1).max(40).nullable().optional(),
  contactPhone: contactPhoneSchema.nullable().optional(),
  /** Of who invited this account (D-34); noted, and never part of the user. */
  referralCode: plainLine().trim().max(40).optional(),
  /** Of the user object that a login gave; it says nothing here. */
  appToken: z.string().optional(),
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** S3-21. */
export const uploadedIdSchema = z.object({ documentStatus: z.enum(['PRESENT', 'ABSENT']) });
export type UploadedId = z.infer<typeof uploadedIdSchema>;
