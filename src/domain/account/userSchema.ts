import { z } from 'zod';
import { plainLine } from '../plainText';

/** S3-06. `appToken` comes only with the answer to a login. */
export const userSchema = z.object({
  uuid: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  termsVersion: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const sessionUserSchema = userSchema.extend({ appToken: z.string() });
export type SessionUser = z.infer<typeof sessionUserSchema>;

const email = z.email().max(254);
/** Digits alone (S5-05); which numbers are taken is the server's rule (D-21). */
const phoneNumber = z.string().regex(/^\d{10,11}$/);
const otp = z.string().regex(/^\d{6}$/);

/** S7-04: `register` opens an account instead of signing in (D-33). */
export const emailCodeSchema = z.strictObject({
  email,
  link: z.literal(false).default(false),
  register: z.boolean().default(false),
});
export const emailLoginSchema = z.strictObject({ email, otp });
export const phoneCodeSchema = z.strictObject({ phoneNumber, register: z.boolean().default(false) });
export const phoneLoginSchema = z.strictObject({ phoneNumber, otp });

/** The answer to asking for a code: where it went, masked, and when another may be asked for (D-21). */
export const codeSentSchema = z.object({ sentTo: z.string(), resendAfterSeconds: z.int() });
export type CodeSent = z.infer<typeof codeSentSchema>;

/** S7-12, S7-13. */
export const emailAvailabilitySchema = z.strictObject({ email });
export const phoneAvailabilitySchema = z.strictObject({ phoneNumber });

const name = plainLine().trim().min(1).max(80);
/** S7-14: what a shopper may set. */
export const userUpdateSchema = z.strictObject({
  givenName: name.optional(),
  familyName: name.optional(),
  termsVersion: plainLine().min(1).max(40).optional(),
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** S3-21. */
export const uploadedIdSchema = z.object({ documentStatus: z.enum(['PRESENT', 'ABSENT']) });
export type UploadedId = z.infer<typeof uploadedIdSchema>;
