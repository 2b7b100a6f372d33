import { hkdfSync } from 'node:crypto';
import { databaseUrlName, databaseUrlNames } from './databaseUrl';
import { limitShape } from './limitSettings';
import { admissionShape } from './admissionSettings';

type Env = Record<string, string | undefined>;

/** The variables that a preview takes from its environment. Any other could reach a person, a dispensary or a bank. */
const allowedNames: readonly string[] = [
  ...databaseUrlNames,
  'DATABASE_POOL',
  'BRAND_NAME',
  'LOG_LEVEL',
  'LOG_FORMAT',
  ...Object.keys(admissionShape),
  ...Object.keys(limitShape),
];

const previewContexts: readonly string[] = ['deploy-preview', 'branch-deploy'];
export const isPreviewContext = (context: string | undefined): boolean =>
  previewContexts.includes(context?.trim() ?? '');

const deriveSecret = (databaseUrl: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', databaseUrl, 'preview', purpose, 32)).toString('hex');

interface PreviewSettings {
  env: Env;
  ignored: string[];
}

/** Derives keys from the database URL, which is as secret, so that all instances share them without configuration. */
export function previewSettings(env: Env, names: readonly string[]): PreviewSettings {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const databaseUrl = env[databaseUrlName(env) ?? '']?.trim() ?? '';
  return {
    env: {
      ...Object.fromEntries(allowedNames.filter(isSet).map((name) => [name, env[name]])),
      CODE_PEPPER: deriveSecret(databaseUrl, 'CODE_PEPPER'),
      ID_IMAGE_KEY: deriveSecret(databaseUrl, 'ID_IMAGE_KEY'),
      BLOB_STORE: 'netlify-deploy',
      WEBHOOK_TARGETS: 'public',
    },
    ignored: names.filter((name) => isSet(name) && !allowedNames.includes(name)),
  };
}
