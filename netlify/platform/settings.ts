import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'expected an origin such as https://shop.example' })
  .transform((url) => new URL(url).origin);
const count = z.coerce
  .number({ error: 'expected a whole number' })
  .int('expected a whole number')
  .positive('expected a number above 0');
const port = count.max(65_535, 'expected a port, 1 to 65535');
const optional = z.string().optional();

const schema = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8888),
  SITE_URL: origin.default('http://localhost:8888'),
  BRAND_NAME: z.string().max(40).default('Lumapod'),
  API_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'expected the name of a header, such as x-nf-client-connection-ip')
    .optional(),
  CODE_PEPPER: z
    .string({ error: 'expected a secret of at least 32 characters' })
    .min(32, 'expected a secret of at least 32 characters'),
  ID_IMAGE_KEY: z
    .string({ error: 'expected 32 bytes as 64 hexadecimal digits' })
    .regex(/^[0-9a-f]{64}$/i, 'expected 32 bytes as 64 hexadecimal digits'),
  BLOB_STORE: z.enum(['files', 'netlify'], { error: "expected 'files' or 'netlify'" }).default('files'),
  SMTP_HOST: optional,
  SMTP_PORT: port.default(587),
  SMTP_SECURE: z
    .enum(['true', 'false'], { error: "expected 'true' or 'false'" })
    .default('false')
    .transform((value) => value === 'true'),
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  MAIL_FROM: z.email({ error: 'expected one e-mail address' }).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'expected AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: z
    .string()
    .regex(/^\+1\d{10}$/, 'expected a number such as +12135550100')
    .optional(),
  TWILIO_API_URL: origin.default('https://api.twilio.com'),
  GOOGLE_MAPS_API_KEY: optional,
  SMS_PER_DAY: count.default(500),
  CODES_PER_ADDRESS_AND_HOUR: count.default(30),
  LOGINS_PER_ADDRESS_AND_HOUR: count.default(100),
  LOOKUPS_PER_ADDRESS_AND_HOUR: count.default(100),
});

type Values = z.infer<typeof schema>;

/** Settings that make sense only together. */
const groups: (keyof Values)[][] = [
  ['SMTP_HOST', 'MAIL_FROM'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
];

function halfSet(values: Values): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    return missing.length === 0 || missing.length === group.length
      ? []
      : missing.map(
          (name) =>
            `${name}: expected, because ${group.filter((each) => !missing.includes(each)).join(' and ')} is set`,
        );
  });
}

const shaped = (values: Values) => ({
  databaseUrl: values.DATABASE_URL ?? null,
  dataDir: values.DATA_DIR,
  host: values.HOST,
  port: values.PORT,
  siteUrl: values.SITE_URL,
  brandName: values.BRAND_NAME,
  allowedOrigins: values.API_ALLOWED_ORIGINS,
  /** The header that the proxy in front sets to the client's address; null: the socket's own address counts. */
  clientAddressHeader: values.CLIENT_ADDRESS_HEADER ?? null,
  codePepper: values.CODE_PEPPER,
  idImageKey: values.ID_IMAGE_KEY,
  blobStore: values.BLOB_STORE,
  smtp:
    values.SMTP_HOST && values.MAIL_FROM
      ? {
          host: values.SMTP_HOST,
          port: values.SMTP_PORT,
          secure: values.SMTP_SECURE,
          from: values.MAIL_FROM,
          login:
            values.SMTP_USER && values.SMTP_PASSWORD ? { user: values.SMTP_USER, pass: values.SMTP_PASSWORD } : null,
        }
      : null,
  twilio:
    values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
      ? {
          accountSid: values.TWILIO_ACCOUNT_SID,
          authToken: values.TWILIO_AUTH_TOKEN,
          from: values.TWILIO_FROM,
          apiUrl: values.TWILIO_API_URL,
        }
      : null,
  googleMapsApiKey: values.GOOGLE_MAPS_API_KEY ?? null,
  limits: {
    smsPerDay: values.SMS_PER_DAY,
    codesPerAddressAndHour: values.CODES_PER_ADDRESS_AND_HOUR,
    loginsPerAddressAndHour: values.LOGINS_PER_ADDRESS_AND_HOUR,
    lookupsPerAddressAndHour: values.LOOKUPS_PER_ADDRESS_AND_HOUR,
  },
});

export type Settings = ReturnType<typeof shaped>;

/** The settings of commands that work on a database and need nothing else. */
const databaseSchema = schema.pick({ DATABASE_URL: true, DATA_DIR: true });

/** The names that `.env.example` documents. */
export const settingNames = Object.keys(schema.shape);

type Env = Record<string, string | undefined>;

const notRight = (wrong: string[]) => new Error(`These settings are not right:\n  ${wrong.join('\n  ')}`);

function checked<Output>(of: z.ZodType<Output>, env: Env): Output {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = of.safeParse({ ...given, DATABASE_URL: given.DATABASE_URL ?? given.NETLIFY_DATABASE_URL });
  if (result.success) return result.data;
  throw notRight(result.error.issues.map(({ path, message }) => `${path[0] as string}: ${message}`));
}

/**
 * Reads every setting of the server; throws one error that names each bad setting and what was expected, never its
 * value. An empty value counts as not set; `NETLIFY_DATABASE_URL` stands in for `DATABASE_URL`.
 */
export function parseSettings(env: Env): Settings {
  const values = checked(schema, env);
  const wrong = halfSet(values);
  if (wrong.length) throw notRight(wrong);
  return shaped(values);
}

/** Where the database is, for commands that need no other setting; faults are said as by `parseSettings`. */
export function parseDatabaseSettings(env: Env): Pick<Settings, 'databaseUrl' | 'dataDir'> {
  const { DATABASE_URL, DATA_DIR } = checked(databaseSchema, env);
  return { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR };
}
