import { z } from 'zod';
import { plainLine } from '../plainText';
import { proofOfWorkSchema } from './proofOfWork';

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

/** The id that asking for the code was answered with. Without it the limits for strangers apply. */
const challengeId = z.uuid().optional();

/** S7-04: `register` opens an account instead of signing in (D-33). */
export const emailCodeSchema = z.strictObject({
  email,
  link: z.literal(false).default(false),
  register: z.boolean().default(false),
});
export const emailLoginSchema = z.strictObject({ email, otp, challengeId });
export const phoneCodeSchema = z.strictObject({
  phoneNumber,
  register: z.boolean().default(false),
  proofOfWork: proofOfWorkSchema.optional(),
});
export const phoneLoginSchema = z.strictObject({ phoneNumber, otp, challengeId });

/** S7-08, S7-10: what the account is to change to. */
export const emailChangeSchema = z.strictObject({ email });
export const phoneChangeSchema = z.strictObject({ phoneNumber, proofOfWork: proofOfWorkSchema.optional() });
/** S7-09, S7-11. */
export const changeCodeSchema = z.strictObject({ otp, challengeId });

/** Which verified destination of the account gets the code that confirms who is signed in. */
export const confirmationSchema = z.strictObject({ channel: z.enum(['email', 'phone']) });
/** The code that was sent there. */
export const confirmationCodeSchema = z.strictObject({ channel: z.enum(['email', 'phone']), otp, challengeId });
/** Until when e-mail address and phone number can be changed without another code. */
export const confirmedSchema = z.object({ confirmedUntil: z.iso.datetime() });
export type Confirmed = z.infer<typeof confirmedSchema>;

/**
 * The answer to asking for a code: where it went, masked, when another may be asked for, and the id that goes along with
 * the code, so that nobody else's guesses count against it (D-21).
 */
export const codeSentSchema = z.object({ sentTo: z.string(), resendAfterSeconds: z.int(), challengeId: z.uuid() });
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
