import { z } from 'zod';
import { admissionSettings, admissionShape } from './admissionSettings';
import { isTrial } from './demoData';
import { dkimProblems } from './dkimSettings';
import { commaList, invalidSettings, optionalString, originUrl, positiveInteger } from './fields';
import { isPrivate } from './isPrivate';
import { databaseUrlName } from './databaseUrl';
import { keyShape } from './keySettings';
import { limitShape, limitSettings, replacedSettings } from './limitSettings';
import { bounceSettings, mailSettings, mailShape } from './mailSettings';
import { reachSettings, reachShape } from './reachSettings';
import { logLevels } from '../log/log';
import { readSecretFiles } from './secretFiles';
import { tracingSettings, tracingShape } from './tracingSettings';
import { vapidPublicKey } from '../push/vapidKeys';
import { webhookTargets } from '../webhooks/webhookTarget';

const vapidKeyPattern = /^[A-Za-z0-9_-]{43}$/;

const schema = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/name' })
    .optional(),
  DATABASE_POOL: positiveInteger.max(1000, 'expected at most 1000').optional(),
  DATA_DIR: z.string().default('.data'),
  ...reachShape,
  BRAND_NAME: z.string().max(40).default('Lumapod'),
  API_ALLOWED_ORIGINS: commaList.pipe(z.array(originUrl)),
  ...keyShape,
  BLOB_STORE: z
    .enum(['files', 'netlify', 'netlify-deploy', 's3'], { error: "expected 'files', 'netlify' or 's3'" })
    .default('files'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://s3.us-west-2.amazonaws.com' })
    .refine((url) => !/[?#@]/.test(url), 'expected an address without a name, a query or a fragment')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected a region such as us-west-2, or auto')
    .optional(),
  S3_ACCESS_KEY_ID: optionalString,
  S3_SECRET_ACCESS_KEY: optionalString,
  ...mailShape,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'expected AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: optionalString,
  TWILIO_FROM: z
    .string()
    .regex(/^\+1\d{10}$/, 'expected a number such as +12135550100')
    .optional(),
  WEBHOOK_TARGETS: z.enum(webhookTargets, { error: `expected one of ${webhookTargets.join(', ')}` }).optional(),
  TWILIO_API_URL: originUrl.default('https://api.twilio.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'expected a key such as sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'expected a signing secret such as whsec_…')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/, 'expected the id of a price, such as price_…')
    .optional(),
  STRIPE_API_URL: originUrl.default('https://api.stripe.com'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'expected 65 bytes as base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z.string().regex(vapidKeyPattern, 'expected 32 bytes as base64url').optional(),
  VAPID_PRIVATE_KEY_PREVIOUS: commaList.refine(
    (keys) => keys.every((key) => vapidKeyPattern.test(key) && vapidPublicKey(key)),
    'expected keys of 32 bytes as base64url, separated by commas, newest first',
  ),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'expected mailto:… or https://…')
    .optional(),
  GOOGLE_MAPS_API_KEY: optionalString,
  GOOGLE_MAPS_API_URL: originUrl.default('https://maps.googleapis.com'),
  GOOGLE_PLACES_API_URL: originUrl.default('https://places.googleapis.com'),
  LOG_LEVEL: z.enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` }).default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], { error: "expected 'json' or 'text'" }).optional(),
  BUILD_HOOK_URL: z.url({ protocol: /^https?$/, error: 'expected the address of a build hook, https://…' }).optional(),
  ...tracingShape,
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  OPERATOR_EMAIL: z.email({ error: 'expected one email address' }).optional(),
  DEMO_DATA: z.enum(['true', 'false'], { error: "expected 'true' or 'false'" }).optional(),
  ...admissionShape,
  ...limitShape,
  SMS_PROOF_OF_WORK: z.enum(['true', 'false'], { error: "expected 'true' or 'false'" }).optional(),
});

type Values = z.infer<typeof schema>;

/** Longer than the interval at which balancers usually ask whether a server is ready. */
const publicDrainSeconds = 20;

const s3Names: (keyof Values)[] = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const groups: (keyof Values)[][] = [
  ['SMTP_HOST', 'MAIL_FROM'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  s3Names,
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

function missingInGroups(values: Values): string[] {
  if (values.BLOB_STORE === 's3' && s3Names.every((name) => values[name] === undefined))
    return s3Names.map((name) => `${name}: required because BLOB_STORE is 's3'`);
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    return missing.length === 0 || missing.length === group.length
      ? []
      : missing.map(
          (name) => `${name}: required because ${group.filter((each) => !missing.includes(each)).join(' and ')} is set`,
        );
  });
}

const stripeSettings = (values: Values) =>
  values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET && values.STRIPE_PRICE_ID
    ? {
        secretKey: values.STRIPE_SECRET_KEY,
        webhookSecret: values.STRIPE_WEBHOOK_SECRET,
        priceId: values.STRIPE_PRICE_ID,
        apiUrl: values.STRIPE_API_URL,
      }
    : null;

/** The contact for push services. The web-push package requires one even if the shop sets none. */
const vapidSubject = ({ VAPID_SUBJECT, SITE_URL }: Values): string =>
  VAPID_SUBJECT ?? (SITE_URL.startsWith('https:') ? SITE_URL : 'mailto:shop@localhost.localdomain');

const vapidSettings = (values: Values) =>
  values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
    ? {
        publicKey: values.VAPID_PUBLIC_KEY,
        privateKey: values.VAPID_PRIVATE_KEY,
        subject: vapidSubject(values),
      }
    : null;

/** Browsers would subscribe with one key, and every message signed with the other would be rejected. */
const isKeyMismatch = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Values): boolean =>
  Boolean(publicKey && privateKey) && vapidPublicKey(privateKey!) !== publicKey;

const twilioSettings = (values: Values) =>
  values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
    ? {
        accountSid: values.TWILIO_ACCOUNT_SID,
        authToken: values.TWILIO_AUTH_TOKEN,
        from: values.TWILIO_FROM,
        apiUrl: values.TWILIO_API_URL,
        /** Null if Twilio cannot reach the shop. */
        statusUrl: values.SITE_URL.startsWith('https:') ? `${values.SITE_URL}/v1/webhooks/twilio/status` : null,
      }
    : null;

const toSettings = (values: Values) => ({
  ...reachSettings(values),
  databaseUrl: values.DATABASE_URL ?? null,
  /** The maximum number of connections per process. Null for the default of its kind. */
  databasePool: values.DATABASE_POOL ?? null,
  dataDir: values.DATA_DIR,
  brandName: values.BRAND_NAME,
  allowedOrigins: values.API_ALLOWED_ORIGINS,
  codePepper: values.CODE_PEPPER,
  idImageKey: values.ID_IMAGE_KEY,
  /** Secrets that `codePepper` and `idImageKey` replaced, newest first. Stored values may still need them. */
  previousPeppers: values.CODE_PEPPER_PREVIOUS,
  previousImageKeys: values.ID_IMAGE_KEY_PREVIOUS,
  blobStore: values.BLOB_STORE,
  s3:
    values.S3_ENDPOINT && values.S3_BUCKET && values.S3_REGION && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        }
      : null,
  smtp: mailSettings(values),
  bounces: bounceSettings(values),
  /** The sender's name and postal address at the end of each email, which the law of both countries requires. */
  postalAddress: values.MAIL_POSTAL_ADDRESS ?? null,
  twilio: twilioSettings(values),
  /** True when text messages to unverified numbers need a proof of work. By default only when sending them costs money. */
  smsProofOfWork: values.SMS_PROOF_OF_WORK ? values.SMS_PROOF_OF_WORK === 'true' : twilioSettings(values) !== null,
  stripe: stripeSettings(values),
  vapid: vapidSettings(values),
  /** Private keys that the current pair replaced, newest first, for browsers that have not subscribed again. */
  previousVapidKeys: values.VAPID_PRIVATE_KEY_PREVIOUS,
  webhookTargets: values.WEBHOOK_TARGETS ?? (isPrivate(reachSettings(values)) ? 'loopback' : 'public'),
  /** How long a server that is about to stop goes on serving, so that balancers see that it is not ready. */
  drainSeconds: values.DRAIN_SECONDS ?? (isPrivate(reachSettings(values)) ? 0 : publicDrainSeconds),
  /** True if the server fills an empty database with the demo's dispensaries. False if it removes them. */
  hasDemoData: values.DEMO_DATA ? values.DEMO_DATA === 'true' : isTrial(reachSettings(values), values),
  googleMaps: values.GOOGLE_MAPS_API_KEY
    ? {
        apiKey: values.GOOGLE_MAPS_API_KEY,
        mapsUrl: values.GOOGLE_MAPS_API_URL,
        placesUrl: values.GOOGLE_PLACES_API_URL,
      }
    : null,
  /** The email address of the console's first operator, in lower case. Null for none. */
  operatorEmail: values.OPERATOR_EMAIL?.toLowerCase() ?? null,
  /** The URL of the host's build hook. Null if scheduled content triggers no build. */
  buildHookUrl: values.BUILD_HOOK_URL ?? null,
  /** The token that opens /metrics to Prometheus. Null turns the page off. */
  metricsToken: values.METRICS_TOKEN ?? null,
  log: { level: values.LOG_LEVEL, format: values.LOG_FORMAT ?? null },
  tracing: tracingSettings(values),
  limits: limitSettings(values),
  load: admissionSettings(values),
});

export type Settings = ReturnType<typeof toSettings>;

const databaseSchema = schema.pick({ DATABASE_URL: true, DATA_DIR: true });
const mailSchema = z.object(mailShape);

export const settingNames = Object.keys(schema.shape);

type Env = Record<string, string | undefined>;

function parseEnv<Shape extends z.ZodRawShape>(envSchema: z.ZodObject<Shape>, given: Env) {
  const env = readSecretFiles(given, Object.keys(envSchema.shape));
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const source = databaseUrlName(env);
  const result = envSchema.safeParse({ ...nonEmpty, DATABASE_URL: source ? nonEmpty[source] : undefined });
  if (result.success) return result.data;
  const settingName = (setting: PropertyKey | undefined) =>
    String(setting === 'DATABASE_URL' && source ? source : setting);
  throw invalidSettings(result.error.issues.map(({ path, message }) => `${settingName(path[0])}: ${message}`));
}

/** Throws one error that lists what is expected of each invalid setting, never its value. Empty counts as unset. */
export function parseSettings(env: Env): Settings {
  const values = parseEnv(schema, env);
  const problems = [...missingInGroups(values), ...dkimProblems(values)];
  if (values.NEW_NUMBER_SMS_PER_DAY >= values.SMS_PER_DAY)
    problems.push('NEW_NUMBER_SMS_PER_DAY: expected a number below SMS_PER_DAY, whose rest is for verified accounts');
  if (values.CLIENT_ADDRESS_HOPS > 1 && !values.CLIENT_ADDRESS_HEADER)
    problems.push('CLIENT_ADDRESS_HEADER: required because CLIENT_ADDRESS_HOPS is set');
  for (const [name, successor] of Object.entries(replacedSettings))
    if (env[name]?.trim()) problems.push(`${name}: expected ${successor} instead, which replaced it`);
  if (isKeyMismatch(values)) problems.push('VAPID_PRIVATE_KEY: expected the key that belongs to VAPID_PUBLIC_KEY');
  if (problems.length) throw invalidSettings(problems);
  return toSettings(values);
}

export function parseDatabaseSettings(env: Env): Pick<Settings, 'databaseUrl' | 'dataDir'> {
  const { DATABASE_URL, DATA_DIR } = parseEnv(databaseSchema, env);
  return { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR };
}

/** The values of the settings for email, for a command that needs no others. */
export function parseMailSettings(env: Env) {
  const values = parseEnv(mailSchema, env);
  const problems = dkimProblems(values);
  if (problems.length) throw invalidSettings(problems);
  return values;
}
