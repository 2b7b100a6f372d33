import { z } from 'zod';
import { plainText } from '../text/plainText';
import { hoursChangeSchema, serviceChangeSchema } from './serviceSchema';

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://pos.shop.example/hooks' })
  .max(500);
const timezone = z
  .string()
  .max(60)
  .refine((name) => isTimezone(name), 'expected a time zone such as America/Los_Angeles');

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const { name, licence, taxRate, ...optional } = serviceChangeSchema.shape;

export const newProviderSchema = z.strictObject({
  ...optional,
  providerId: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens')
    .max(60),
  name: name.unwrap(),
  licence: licence.unwrap(),
  taxRate: taxRate.unwrap(),
  timezone: timezone.default('America/Los_Angeles'),
  deliveryTimes: hoursChangeSchema.shape.delivery,
  pickupTimes: hoursChangeSchema.shape.pickup,
  webhookUrl: webhookUrl.nullable().default(null),
  zone: plainText().max(200_000).default(''),
});
export type NewProvider = z.input<typeof newProviderSchema>;

/** The shop and the dispensary sign messages with this secret. The API returns it only once. */
export const webhookSecretSchema = z.object({
  providerId: z.string(),
  webhookSecret: z.string(),
  /** Until this time, messages signed with the previous secret are also accepted. */
  previousSecretUntil: z.iso.datetime().nullable(),
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/** A null URL stops all messages. */
export const webhookChangeSchema = z.strictObject({ webhookUrl: webhookUrl.nullable() });

export const webhookSettingsSchema = z.object({
  webhookUrl: z.string().nullable(),
  path: z.string(),
  previousSecretUntil: z.iso.datetime().nullable(),
});
export type WebhookSettings = z.infer<typeof webhookSettingsSchema>;

/** False revokes a leaked secret immediately. */
export const rotateSecretSchema = z.strictObject({ keepPrevious: z.boolean().default(true) });
