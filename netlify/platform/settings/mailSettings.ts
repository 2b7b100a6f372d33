import { z } from 'zod';
import { isLoopback } from '../ipAddress';
import { dkimSettings, dkimShape } from './dkimSettings';
import { host, optionalString, port } from './fields';

const requireTlsError = "expected 'true', 'false' or 'unless:' and the host that needs none, such as unless:mail";

const relays = ['postmark', 'mailgun', 'sendgrid'] as const;
const bouncesPattern = new RegExp(`^(${relays.join('|')}):\\S{16,}$`);

export const mailShape = {
  SMTP_HOST: host.optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: z
    .enum(['true', 'false'], { error: "expected 'true' or 'false'" })
    .default('false')
    .transform((value) => value === 'true'),
  SMTP_USER: optionalString,
  SMTP_PASSWORD: optionalString,
  MAIL_REQUIRE_TLS: z
    .string()
    .regex(/^(true|false|unless:\S+)$/, requireTlsError)
    .optional(),
  MAIL_FROM: z.email({ error: 'expected one email address' }).optional(),
  MAIL_POSTAL_ADDRESS: z.string().trim().max(200, 'expected at most 200 characters').optional(),
  MAIL_BOUNCES: z
    .string()
    .regex(
      bouncesPattern,
      'expected postmark:, mailgun: or sendgrid: and the key of its webhook, at least 16 characters',
    )
    .optional(),
  ...dkimShape,
};

type MailValues = z.infer<z.ZodObject<typeof mailShape>> & { BRAND_NAME: string };

/** An exception is bound to its host, so that it ends when another mail server is set. */
function requiresTls(smtpHost: string, setting: string | undefined): boolean {
  if (setting === undefined) return !isLoopback(smtpHost);
  if (setting.startsWith('unless:')) return !isLoopback(smtpHost) && setting !== `unless:${smtpHost}`;
  return setting === 'true';
}

export const mailSettings = (values: MailValues) =>
  values.SMTP_HOST && values.MAIL_FROM
    ? {
        host: values.SMTP_HOST,
        port: values.SMTP_PORT,
        secure: values.SMTP_SECURE,
        /** True if neither the password nor a message may be sent without TLS. */
        requireTls: requiresTls(values.SMTP_HOST, values.MAIL_REQUIRE_TLS),
        from: values.MAIL_FROM,
        fromName: values.BRAND_NAME,
        dkim: dkimSettings(values),
        login: values.SMTP_USER && values.SMTP_PASSWORD ? { user: values.SMTP_USER, pass: values.SMTP_PASSWORD } : null,
      }
    : null;

/** The relay whose webhook reports bounces, and the key that authenticates it. */
export function bounceSettings({ MAIL_BOUNCES: setting }: Pick<MailValues, 'MAIL_BOUNCES'>) {
  if (setting === undefined) return null;
  const at = setting.indexOf(':');
  return { relay: setting.slice(0, at) as (typeof relays)[number], key: setting.slice(at + 1) };
}
export type BounceSettings = NonNullable<ReturnType<typeof bounceSettings>>;
