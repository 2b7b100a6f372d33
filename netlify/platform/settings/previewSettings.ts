import { hkdfSync } from 'node:crypto';
import { databaseUrlName, databaseUrlNames } from './databaseUrl';
import { limitShape } from './limitSettings';
import { loadShape } from './loadSettings';

type Env = Record<string, string | undefined>;

/** The variables that a preview takes from its environment. Any other could reach a person, a dispensary or a bank. */
const allowedNames: readonly string[] = [
  ...databaseUrlNames,
  'DATABASE_POOL',
  'BRAND_NAME',
  'LOG_LEVEL',
  'LOG_FORMAT',
  ...Object.keys(loadShape),
  ...Object.keys(limitShape),
];

/** Netlify's names for a deploy that shoppers do not see. */
const previewContexts: readonly string[] = ['deploy-preview', 'branch-deploy'];
/** True for a deploy preview or a branch deploy, by the value of Netlify's variable CONTEXT. */
export const isPreviewContext = (context: string | undefined): boolean =>
  previewContexts.includes(context?.trim() ?? '');

const deriveSecret = (databaseUrl: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', databaseUrl, 'preview', purpose, 32)).toString('hex');

interface PreviewSettings {
  env: Env;
  /** Settings that have a value and were left out. Secrets among them do not belong in this context. */
  ignored: string[];
}

/**
 * The environment of a preview: without senders, payments, maps and storage, and with keys of its own. They are derived
 * from the address of the preview's database, whose password is as secret as they must be, so that every instance has the
 * same and nothing needs to be set. Photos go to a store that ends with the deploy.
 */
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
