import { buildTime } from '../../../src/content/source/buildTime';
import { scheduledTimes } from '../../../src/content/source/readContent';
import type { Database, DatabaseConnection } from '../../database/client';
import { migrate } from '../../database/migrate';
import type { DemoCatalogue } from '../../database/seed/demoStock';
import { seed } from '../../database/seed/seed';
import { httpOrigin } from '../../platform/httpOrigin';
import { describeMissingSettings } from '../../platform/settings/describeMissingSettings';
import { isPrivate } from '../../platform/settings/isPrivate';
import { databaseUrlName } from '../../platform/settings/databaseUrl';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';
import { createLog, type Log } from '../../platform/log/log';
import { gazetteerIndex } from '../../platform/maps/gazetteerIndex';
import { readSecretFiles } from '../../platform/settings/secretFiles';
import { parseSettings, settingNames, type Settings } from '../../platform/settings/settings';
import { createApp } from '../../routes/app';
import type { App } from '../../routes/http/appEnv';
import { createContext, type AppContext, type ContextOptions } from '../../services/context/appContext';
import type { Dispensary } from '../../../src/domain/delivery/citySchema';
import { describeOpeningGaps } from '../../services/health/describeOpeningGaps';
import { describeMissingKeys } from '../../services/privacy/keys/missingKeys';
import { ensureOperator } from '../../services/staff/members/ensureOperator';
import { readProviderSecrets } from '../../services/staff/dispensary/readProviderSecrets';
import { omitStoredKeys } from '../../services/pods/podKeys/loadPodKeys';
import { demoPodKeys, type DemoPodKey } from '../../services/pods/podKeys/demoPodKeys';
import { removeDemo } from '../../services/jobs/upkeep/removeDemo';
import { dispensaryTag } from '../../services/jobs/sharedResponses/tags';
import { demoPodKey, sealPodKey } from '../../services/pods/podKeys/podKeySecrets';
import { writeDispensaryFile } from '../dispensary/dispensaryFile';
import { operatorCommand } from '../operator/operatorCommand';
import { childProcessImages } from '../images/childProcessImages';
import { openServing } from './openDatabase';
import { openGate, type PrivateGate } from '../private/privateGate';
import { writePodKeyFile } from './podKeyFile';
import { bundledContent, type BundledContent } from '../build/bundledContent';
import { bundledVersion } from '../build/version';
import { readBatches } from '../build/readBatches';
import { readSizeOrder, readVariants, readCatalogue } from '../build/readCatalogue';
import { readListedDispensaries } from '../build/readListedDispensaries';
import { readLegalDates, readTermsVersion } from '../build/readTermsVersion';
import { createWaker, startJobs } from './startJobs';
import { createSharedCache, type SharedCache } from '../shared/sharedCache';
import { watchPurges } from '../shared/watchPurges';

type Env = Record<string, string | undefined>;

/** Generates secrets only for the embedded database: a Postgres database may outlive the data folder. */
export function serverSettings(given: Env): Settings {
  const env = readSecretFiles(given, settingNames);
  const isEmbedded = databaseUrlName(env) === null;
  if (isEmbedded && bundledVersion() !== null)
    throw new Error('DATABASE_URL: required, because a server built by npm run build:server has no embedded database');
  const secrets = isEmbedded ? loadLocalSecrets(env.DATA_DIR?.trim() || '.data') : {};
  const port = env.PORT?.trim() ?? '';
  // Otherwise an invalid port would be reported as SITE_URL too.
  const siteUrl = URL.canParse(`http://localhost:${port}`) ? `http://localhost:${port}` : undefined;
  return parseSettings({ ...secrets, SITE_URL: port && siteUrl, ...omitEmpty(env) });
}

const omitEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

export interface OpenedServer {
  app: App;
  context: AppContext;
  connection: DatabaseConnection;
  cache: SharedCache;
  gate: PrivateGate | null;
  close: () => Promise<void>;
}

interface Demo {
  settings: Settings;
  log: Log;
  catalogue: DemoCatalogue;
  now: Date;
}

/** Returns the pod keys for trying the shop, or null without a demo. */
async function setUpDemo(database: Database, { settings, log, catalogue, now }: Demo): Promise<DemoPodKey[] | null> {
  await removeDemo({ database, settings, log });
  if (!settings.hasDemoData) return null;
  const keys = demoPodKeys(catalogue.products, settings);
  const podKeys = (await omitStoredKeys(database, settings, keys)).map(({ key, ...pod }) => ({
    ...pod,
    ...sealPodKey(settings, key),
  }));
  const protectKey = (batchId: string, serial: number) => sealPodKey(settings, demoPodKey(settings, batchId, serial));
  const isDemo = await seed(database, { ...catalogue, podKeys, protectKey }, now);
  return isDemo ? keys : null;
}

async function setUpDatabase(connection: DatabaseConnection, demo: Demo): Promise<void> {
  const { settings } = demo;
  const { database } = connection;
  await migrate(database);
  const files = { dataDir: settings.dataDir, isPrivate: isPrivate(settings) };
  writePodKeyFile({ ...files, keys: await setUpDemo(database, demo) });
  await ensureOperator({ database, settings, clock: () => demo.now });
  writeDispensaryFile({ ...files, providers: await readProviderSecrets(database) });
}

/** Logs what the database lacks. The job that also logs missing keys may not run for minutes. Never throws. */
async function logGaps(context: AppContext, listed: readonly Dispensary[]): Promise<void> {
  try {
    for (const gap of await describeOpeningGaps(context, { operatorCommand, listed })) context.log.warn(gap);
    for (const message of await describeMissingKeys(context)) context.log.error(message);
  } catch (error) {
    context.log.error('What the database lacks could not be read', { error });
  }
}

/** The times to call the build hook. Without a hook, the content is not read, which would take a second. */
export function buildHookTimes(
  { buildHookUrl }: Settings,
  { content, bundled, now }: { content: string; bundled: BundledContent | null; now: Date },
): Date[] {
  if (!buildHookUrl) return [];
  if (!bundled) return scheduledTimes(content, now);
  return bundled.changes.map((change) => new Date(change)).filter((change) => change > now);
}

/** Reads what the server knows of the content: from the bundle, or else from the files. */
function readLists(content: string, now: Date) {
  const bundled = bundledContent();
  const catalogue = bundled?.catalogue ?? readCatalogue(content, now);
  const batches = bundled?.batches ?? readBatches(content, catalogue);
  const variants = readVariants(catalogue);
  const sizeOrder = readSizeOrder(catalogue);
  const termsVersion = bundled?.termsVersion ?? readTermsVersion(content, now);
  const listed = bundled?.listedDispensaries ?? readListedDispensaries(content, now);
  const legalDates = bundled?.legalDates ?? readLegalDates(content, now);
  return { bundled, catalogue, batches, variants, sizeOrder, termsVersion, legalDates, listed };
}

/** Loads the packages for traces only where they are recorded. */
async function openTraces({ tracing }: Settings, log: Log) {
  if (!tracing) return null;
  if ('problems' in tracing) {
    log.warn(`No traces are sent, because settings are invalid: ${tracing.problems.join('; ')}`);
    return null;
  }
  const { openTracing } = await import('../../platform/tracing/openTracing');
  return openTracing(tracing, log);
}

export async function openServer(
  settings: Settings,
  content: string,
  {
    clock = () => new Date(),
    ...options
  }: Pick<ContextOptions, 'stopping' | 'fairLimits' | 'pushTargets' | 'clock'> = {},
): Promise<OpenedServer> {
  const log = createLog(settings.log);
  const now = buildTime(process.env);
  const { bundled, catalogue, listed, ...lists } = readLists(content, now);
  const connection = await openServing(settings, {
    name: `serving ${httpOrigin(settings.host, settings.port)}`,
    prepare: (unlimited) => setUpDatabase(unlimited, { settings, log, catalogue, now: clock() }),
    log,
  });
  const tracing = await openTraces(settings, log);
  const images = childProcessImages();
  const waker = createWaker();
  const cache = createSharedCache();
  const purges = watchPurges({ database: connection.database, cache, log });
  const context = createContext({
    ...options,
    clock,
    settings,
    connection,
    ...lists,
    contentChanges: buildHookTimes(settings, { content, bundled, now }),
    log,
    startTrace: tracing?.startTrace,
    images,
    wakeSenders: waker.wake,
    responseCache: {
      refresh: purges.refresh,
      stockReserved: (providerId) => cache.expireSoon(dispensaryTag(providerId)),
    },
  });
  // Building the index takes a second, which the first order should not wait for.
  if (!settings.googleMaps) gazetteerIndex();
  for (const gap of describeMissingSettings(settings)) log.warn(gap);
  void logGaps(context, bundled?.listedDispensaries ?? readListedDispensaries(content, now));
  const stopJobs = startJobs(context);
  const stopSending = waker.start(context);
  return {
    app: createApp(context),
    context,
    connection,
    cache,
    gate: openGate(settings),
    close: async () => {
      await Promise.all([stopJobs(), stopSending(), purges.stop()]);
      images.close();
      await connection.close();
      await tracing?.close();
    },
  };
}
