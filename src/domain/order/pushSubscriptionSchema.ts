import { z } from 'zod';
import { locales, type LocaleId } from '../region/locales';

const ids = locales.map(({ id }) => id) as [LocaleId, ...LocaleId[]];

/** The JSON form of a browser's `PushSubscription` (RFC 8291). */
const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https$/, error: 'expected an https URL' }).max(1000),
  keys: z.strictObject({
    /** An uncompressed P-256 point: 65 bytes, base64url. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'expected 65 bytes as base64url'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'expected 16 bytes as base64url'),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

export const pushSubscriptionInputSchema = pushSubscriptionSchema.extend({ localeId: z.enum(ids) });

/** `endpoint` and `auth` prove that the browser owned the old subscription. */
export const pushRenewalSchema = z.strictObject({
  endpoint: z.string().max(1000),
  auth: z.string().max(100),
  subscription: pushSubscriptionSchema,
});
export type PushRenewal = z.infer<typeof pushRenewalSchema>;

export const pushKeySchema = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** `id` is the SHA-256 of the endpoint in base64url, so a browser can compute it too. */
export const savedPushSchema = z.object({ id: z.string() });
