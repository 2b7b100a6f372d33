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
 * The settings of a local server: its own address where none is given, and secrets of its own for its embedded database.
 * A Postgres may outlive this folder and be shared, so what it keeps is sealed with given secrets alone.
 */
export function localSettings(env: Env): Settings {
  const isEmbedded = !(env.DATABASE_URL?.trim() || env.NETLIFY_DATABASE_URL?.trim());
  const secrets = isEmbedded ? loadLocalSecrets(env.DATA_DIR?.trim() || '.data') : {};
  const port = env.PORT?.trim() ?? '';
  // A port that is none is complained of once, by its own name.
  const siteUrl = URL.canParse(`http://localhost:${port}`) ? `http://localhost:${port}` : undefined;
  return parseSettings({ ...secrets, SITE_URL: port && siteUrl, ...withoutEmpty(env) });
}

const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

export interface OpenLocal {
  app: App;
  context: AppContext;
  connection: DatabaseConnection;
  /** Null: others may reach the server. */
  gate: PrivateGate | null;
  close: () => Promise<void>;
}

/** The demo data, where the database is not a real shop's. */
async function fillIn({ database }: DatabaseConnection, settings: Settings, catalogue: DemoCatalogue): Promise<void> {
  const { dataDir, host } = settings;
  const keys = demoPodKeys(catalogue.products, settings);
  const podKeys = keys.map(({ key, ...pod }) => ({ ...pod, ...protectPodKey(settings, key) }));
  const isDemo = await seed(database, { ...catalogue, podKeys }, new Date());
  writePodKeyFile({ dataDir, host, keys: isDemo ? keys : null });
}

async function prepare(connection: DatabaseConnection, settings: Settings, catalogue: DemoCatalogue): Promise<void> {
  await migrate(connection.database);
  await fillIn(connection, settings, catalogue);
  writeDispensaryFile({
    dataDir: settings.dataDir,
    host: settings.host,
    providers: await readProviderSecrets(connection.database),
  });
}

/** Opens the database (embedded, or the one of DATABASE_URL), brings it up to date, fills in the demo data, and starts the API over it. */
export async function openLocal(
  settings: Settings,
  content: string,
  parts: Pick<ContextParts, 'stopping' | 'fairLimits'> = {},
): Promise<OpenLocal> {
  const log = createLog(settings.log);
  const catalogue = readCatalogue(content);
  const batches = await readBatches(content, catalogue);
  const connection = await openDatabase(settings, `serving http://${settings.host}:${settings.port}`, log);
  try {
    await prepare(connection, settings, catalogue);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const images = processImages();
  const context = createContext({ ...parts, settings, connection, batches, log, images });
  // Takes a second of the processor: at the start, not during the first order.
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
