import { purgeCache } from '@netlify/functions';
import type { LegalDates } from '../../src/domain/account/currentTermsSchema';
import type { CarriedVariant } from '../../src/domain/catalogue/catalogueVariants';
import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';
import type { SizeOrder } from '../../src/domain/catalogue/files/sizeOrder';
import { openPostgres } from '../database/postgres';
import type { DatabaseConnection } from '../database/client';
import { createLog, type Log } from '../platform/log/log';
import { startSender } from '../platform/sendCall';
import { parseSettings, settingNames, type Settings } from '../platform/settings/settings';
import { isPreviewContext, previewSettings } from '../platform/settings/previewSettings';
import { describeMissingSettings } from '../platform/settings/describeMissingSettings';
import { refuseTestClock } from '../platform/settings/testClock';
import {
  bundledBatches,
  bundledChanges,
  bundledDeploy,
  bundledLegalDates,
  bundledMigrations,
  bundledSizeOrder,
  bundledTermsVersion,
  bundledVariants,
} from './bundledData';

interface DeployedOptions {
  settings: Settings;
  connection: DatabaseConnection;
  log: Log;
  batches: readonly BatchProduct[];
  variants: readonly CarriedVariant[];
  sizeOrder: SizeOrder;
  termsVersion: string;
  legalDates: LegalDates;
  contentChanges: readonly Date[];
  wakeSenders: () => Promise<void>;
  purgeCdn: (tags: readonly string[]) => Promise<void>;
  deployed: { migrations: readonly string[]; isPreview: boolean };
}

/** An instance handles one request at a time, with some reads in parallel, and there may be a hundred instances. */
const connectionsPerInstance = 2;

/** Shorter than the 25 seconds of a job run. */
const purgeTimeoutMs = 10_000;

/** Netlify provides the credentials for purges only within a function. */
function purgeCdn(tags: readonly string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const message = `Netlify's purge took more than ${purgeTimeoutMs / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), purgeTimeoutMs);
  });
  return Promise.race([purgeCache({ tags: [...tags] }), timeout]).finally(() => clearTimeout(timer));
}

/** A function does not listen itself, but anyone can reach it, so it has none of the conveniences of a private server. */
const everywhere = { HOST: '0.0.0.0' };

/** Previews never use production's secrets, even if their environment has them, and never send anything. */
function readSettings(
  env: NodeJS.ProcessEnv,
  isPreview: boolean,
  url: string,
): { settings: Settings; ignored: string[] } {
  if (isPreview) {
    const preview = previewSettings(env, settingNames);
    const settings = parseSettings({ ...preview.env, ...everywhere, SITE_URL: url || env.URL });
    return { settings, ignored: preview.ignored };
  }
  // Netlify provides the site's URL.
  const settings = parseSettings({ ...env, ...everywhere, SITE_URL: env.SITE_URL || env.URL });
  return { settings, ignored: [] };
}

export function openDeployed(
  env: NodeJS.ProcessEnv,
  { connections = connectionsPerInstance }: { connections?: number } = {},
): DeployedOptions {
  refuseTestClock(env, false);
  const { context, url } = bundledDeploy();
  const isPreview = isPreviewContext(context);
  const { settings, ignored } = readSettings(env, isPreview, url);
  if (!settings.databaseUrl)
    throw new Error(
      'DATABASE_URL: required because functions have no embedded database. Netlify Database sets NETLIFY_DB_URL by itself.',
    );
  if (settings.blobStore === 'files')
    throw new Error("BLOB_STORE: expected 'netlify' or 's3', because a function's files are not persistent");
  const log = createLog(settings.log);
  if (ignored.length)
    log.warn('A preview ignores these settings: expected them in the production context alone', {
      names: ignored.join(', '),
    });
  if (settings.tracing) log.warn('Functions send no traces, so the settings for them are ignored');
  if (!isPreview) for (const gap of describeMissingSettings(settings)) log.warn(gap);
  const connection = openPostgres(settings.databaseUrl, {
    connections: settings.databasePool ?? connections,
    waitMs: settings.load.waitMs,
    onLost: (error) => log.warn('Postgres connection lost', { error }),
  });
  return {
    settings,
    connection,
    log,
    batches: bundledBatches(),
    variants: bundledVariants(),
    sizeOrder: bundledSizeOrder(),
    termsVersion: bundledTermsVersion(),
    legalDates: bundledLegalDates(),
    contentChanges: bundledChanges(),
    purgeCdn,
    wakeSenders: () => (isPreview ? Promise.resolve() : startSender(settings, log, new Date())),
    deployed: { migrations: bundledMigrations(), isPreview },
  };
}
