import { z } from 'zod';
import { plainLine } from '../text/plainText';
import { proofOfWorkSchema } from './proofOfWork';

export const userSchema = z.object({
  uuid: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
  /** The driver calls this number. It is not verified, so it cannot be used to sign in. */
  contactPhone: z.string().nullable(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  termsVersion: z.string().nullable(),
  /** The version of the terms in force. The account has accepted it if `termsVersion` is the same. */
  currentTermsVersion: z.string(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** `deviceToken` only raises the limits for later codes from this browser; it does not sign anybody in. */
export const sessionUserSchema = userSchema.extend({ appToken: z.string(), deviceToken: z.string() });
export type SessionUser = z.infer<typeof sessionUserSchema>;

const requiredOr = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === '' ? 'Required' : fault),
});
const badEmail = requiredOr('Please use a valid email.');
/** Allows ASCII only, so that no two addresses look alike. A domain with accents uses its `xn--` form. */
const email = z.email(badEmail).max(254, badEmail);
const badPhoneNumber = requiredOr('Please use a valid US or Canadian phone number.');
/** Digits only. The server decides which numbers it accepts. */
const phoneNumber = z.string(badPhoneNumber).regex(/^\d{10,11}$/, badPhoneNumber);
export const contactPhoneSchema = phoneNumber;
/** Accepts any text: an invalid code must get the same response as a wrong one, not a schema error. */
const otp = z.string().max(40);

/** The id returned when the code was requested. Without it, the stricter limits for strangers apply. */
const challengeId = z.uuid().optional();

/** An earlier sign-in to the same account returned it. Without it, strangers' requests use up this shopper's limits. */
export const deviceTokenSchema = z.string().max(200).optional();

/** `register` creates an account instead of signing in. */
export const emailCodeSchema = z.strictObject({
  email,
  link: z.literal(false).default(false),
  register: z.boolean().default(false),
  deviceToken: deviceTokenSchema,
});
export const emailLoginSchema = z.strictObject({ email, otp, challengeId });
export const phoneCodeSchema = z.strictObject({
  phoneNumber,
  register: z.boolean().default(false),
  deviceToken: deviceTokenSchema,
  proofOfWork: proofOfWorkSchema.optional(),
});
export const phoneLoginSchema = z.strictObject({ phoneNumber, otp, challengeId });

export const emailChangeSchema = z.strictObject({ email });
export const phoneChangeSchema = z.strictObject({ phoneNumber, proofOfWork: proofOfWorkSchema.optional() });
export const changeCodeSchema = z.strictObject({ otp, challengeId });

export const confirmationSchema = z.strictObject({ channel: z.enum(['email', 'phone']) });
export const confirmationCodeSchema = z.strictObject({ channel: z.enum(['email', 'phone']), otp, challengeId });
/** Until this time the shopper can change email address and phone number without another code. */
export const confirmedSessionSchema = z.object({ confirmedUntil: z.iso.datetime() });
export type ConfirmedSession = z.infer<typeof confirmedSessionSchema>;

/** Clients return `challengeId` with the code, so that other people's guesses do not count against this shopper. */
export const codeSentSchema = z.object({ sentTo: z.string(), resendAfterSeconds: z.int(), challengeId: z.uuid() });
export type CodeSent = z.infer<typeof codeSentSchema>;

export const emailAvailabilitySchema = z.strictObject({ email });
export const phoneAvailabilitySchema = z.strictObject({ phoneNumber });

const name = plainLine().trim().min(1).max(80);
/** Only names, terms and contact phone may change; any other field must equal the stored value. */
export const userUpdateSchema = z.strictObject({
  ...userSchema.partial().shape,
  givenName: name.nullable().optional(),
  familyName: name.nullable().optional(),
  termsVersion: plainLine().min(1).max(40).nullable().optional(),
  contactPhone: contactPhoneSchema.nullable().optional(),
  /** The code of the shopper who sent the invitation. It is stored, but the API never returns it. */
  referralCode: plainLine().trim().max(40).optional(),
  /** These three are ignored. They are accepted because clients may send back the user object of a login. */
  currentTermsVersion: z.string().optional(),
  appToken: z.string().optional(),
  deviceToken: z.string().optional(),
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;

export const uploadedIdSchema = z.object({ documentStatus: z.enum(['PRESENT', 'ABSENT']) });
export type UploadedId = z.infer<typeof uploadedIdSchema>;
