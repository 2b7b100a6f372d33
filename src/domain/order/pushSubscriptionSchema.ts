import { z } from 'zod';
import { locales, type LocaleId } from '../region/locales';

const ids = locales.map(({ id }) => id) as [LocaleId, ...LocaleId[]];

/** S2-18: what a browser gives to whoever may send to it, as `PushSubscription.toJSON` has it (RFC 8291). */
const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https$/, error: 'expected an https address' }).max(1000),
  keys: z.strictObject({
    /** An uncompressed point of P-256: 65 bytes, base64url. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'expected 65 bytes as base64url'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'expected 16 bytes as base64url'),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** With the locale whose words and pages the messages are to have. */
export const pushAskedSchema = pushSubscriptionSchema.extend({ localeId: z.enum(ids) });

/** A subscription that the browser replaced by itself, and what proves that the old one was its own. */
export const pushRenewalSchema = z.strictObject({
  endpoint: z.string().max(1000),
  auth: z.string().max(100),
  subscription: pushSubscriptionSchema,
});
export type PushRenewal = z.infer<typeof pushRenewalSchema>;

/** The key that browsers subscribe with; null where the shop sends no pushes. */
export const pushKeySchema = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** `id` is the SHA-256 of the endpoint as base64url, so that a browser knows it by itself. */
export const savedPushSchema = z.object({ id: z.string() });
