import type { DatabaseConnection } from '../database/client';
import { migrate } from '../database/migrate';
import type { DemoCatalogue } from '../database/seed/demoStock';
import { seed } from '../database/seed/seed';
import { loadLocalSecrets } from '../platform/localSecrets';
import { createLog } from '../platform/log';
import { gazetteerIndex } from '../platform/maps/gazetteerIndex';
import { parseSettings, type Settings } from '../platform/settings';
import { createApp } from '../routes/app';
import type { App } from '../routes/appEnv';
import { createContext, type AppContext, type ContextParts } from '../services/appContext';
import { readProviderSecrets } from '../services/dispensary/readProviderSecrets';
import { demoPodKeys } from '../services/pods/demoPodKeys';
import { protectPodKey } from '../services/pods/podKeySecrets';
import { writeDispensaryFile } from './dispensaryFile';
import { processImages } from './images/processImages';
import { openDatabase } from './openDatabase';
import { openGate, type PrivateGate } from './privateGate';
import { writePodKeyFile } from './podKeyFile';
import { readBatches } from './readBatches';
import { readCatalogue } from './readCatalogue';
import { startJobs } from './rounds';

type Env = Record<string, string | undefined>;

/**
 * The settings of a local server. The site URL defaults to its own address, and secrets for the embedded database to
 * generated ones. Postgres may be shared and outlive this folder, so its data is only encrypted with secrets from
 * `env`.
 */
export function localSettings(env: Env): Settings {
  const isEmbedded = !(env.DATABASE_URL?.trim() || env.NETLIFY_DATABASE_URL?.trim());
  const secrets = isEmbedded ? loadLocalSecrets(env.DATA_DIR?.trim() || '.data') : {};
  const port = env.PORT?.trim() ?? '';
  // An invalid port is reported once, as PORT, and not as SITE_URL too.
  const siteUrl = URL.canParse(`http://localhost:${port}`) ? `http://localhost:${port}` : undefined;
  return parseSettings({ ...secrets, SITE_URL: port && siteUrl, ...withoutEmpty(env) });
}

const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

export interface OpenLocal {
  app: App;
  context: AppContext;
  connection: DatabaseConnection;
  /** Null if the server is reachable from other machines. */
  gate: PrivateGate | null;
  close: () => Promise<void>;
}

interface Demo {
  settings: Settings;
  catalogue: DemoCatalogue;
  now: Date;
}

/** Seeds demo data unless the database belongs to a real shop. */
async function fillIn({ database }: DatabaseConnection, { settings, catalogue, now }: Demo): Promise<void> {
  const { dataDir, host } = settings;
  const keys = demoPodKeys(catalogue.products, settings);
  const podKeys = keys.map(({ key, ...pod }) => ({ ...pod, ...protectPodKey(settings, key) }));
  const isDemo = await seed(database, { ...catalogue, podKeys }, now);
  writePodKeyFile({ dataDir, host, keys: isDemo ? keys : null });
}

async function prepare(connection: DatabaseConnection, demo: Demo): Promise<void> {
  const { settings } = demo;
  await migrate(connection.database);
  await fillIn(connection, demo);
  writeDispensaryFile({
    dataDir: settings.dataDir,
    host: settings.host,
    providers: await readProviderSecrets(connection.database),
  });
}

/** Opens and migrates the database (DATABASE_URL or embedded), seeds demo data, and starts the API and its jobs. */
export async function openLocal(
  settings: Settings,
  content: string,
  { clock = () => new Date(), ...parts }: Pick<ContextParts, 'stopping' | 'fairLimits' | 'clock'> = {},
): Promise<OpenLocal> {
  const log = createLog(settings.log);
  const catalogue = readCatalogue(content);
  const batches = readBatches(content, catalogue);
  const connection = await openDatabase(settings, `serving http://${settings.host}:${settings.port}`, log);
  try {
    await prepare(connection, { settings, catalogue, now: clock() });
  } catch (error) {
    await connection.close();
    throw error;
  }
  const images = processImages();
  const context = createContext({ ...parts, clock, settings, connection, batches, log, images });
  // Takes a second of CPU time, so it runs at startup and not during the first order.
  if (!settings.googleMaps) gazetteerIndex();
  const stopRounds = startJobs(context);
  return {
    app: createApp(context),
    context,
    connection,
    gate: openGate(settings),
    close: async () => {
      await stopRounds();
      images.close();
      await connection.close();
    },
  };
}
