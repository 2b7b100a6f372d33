import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFolders } from '../../../src/content/pictures/pictures';
import { contentDir } from '../../../src/content/files/contentDir';
import { scheduledTimes } from '../../../src/content/source/readContent';
import { watchSchedule, type ScheduleWatch } from '../../../src/content/source/schedule/watchSchedule';
import type { FairLimits } from '../../../src/domain/order/fairLimits';
import { adminHandler } from '../admin/adminHandler';
import { listSiteRatings } from '../../services/pods/ratings/findOwnerRatings';
import { keepRatings, refreshRatings } from '../build/refreshRatings';
import { openRebuilder, type Rebuilder } from '../admin/rebuild';
import { checkPort, listen, type Listening } from '../http/listen';
import { incomingAddress } from '../../routes/http/clientAddress';
import { refuseEarly } from '../../routes/http/refuseEarly';
import { serverHandler } from '../http/serverHandler';
import { serverSettings, openServer, type OpenedServer } from './openServer';
import { handlerParts } from './handlerParts';
import { renderRemaining, withLatePictures } from '../pictures/latePictures';
import { closeOnSignal, logUncaught } from './closeOnSignal';
import { startupText } from './startupText';
import { serveShared } from '../shared/serveShared';
import { serveSite } from '../site/serveSite';
import { sitePaths } from '../site/sitePaths';
import { isPrivate } from '../../platform/settings/isPrivate';
import { readClock, refuseTestClock } from '../../platform/settings/testClock';
import type { WebhookTargets } from '../../platform/webhooks/webhookTarget';
import type { Log } from '../../platform/log/log';
import { throttledWarning } from '../../platform/log/throttledWarning';

interface Options {
  root: string;
  env: Record<string, string | undefined>;
  /** Builds the site, without its pictures, once the settings, port and data folder are known to be usable. */
  build?: () => Promise<void>;
  /** Renders missing pictures on request. Defaults to true with `build`. */
  hasLatePictures?: boolean;
  onOpened?: (opened: OpenedServer) => Promise<void>;
  print?: (line: string) => void;
  fairLimits?: FairLimits;
  pushTargets?: WebhookTargets;
}

/** Responds from the cache, or with a 503 under overload, before the cost of creating a `Request`. */
function createEarlyHandler({ app, cache, context }: OpenedServer, onError: (error: unknown) => void) {
  const { metrics, settings } = context;
  const { allowedOrigins } = settings;
  const serveFromCache = serveShared({ cache, api: app.fetch, metrics, allowedOrigins, onError });
  const refuse = refuseEarly(context);
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
    serveFromCache(incoming, outgoing) || refuse(incoming, outgoing);
}

const connectionOptions = ({ context }: OpenedServer) => ({
  onCrowded: throttledWarning(context.log, 'Connections closed: too many at once'),
  clientOf:
    context.settings.clientAddressHeader === null
      ? undefined
      : (incoming: IncomingMessage) => incomingAddress(context, incoming),
});

function startBuild(rebuilder: Rebuilder, print: (line: string) => void): void {
  print('Content is due: building the site …');
  rebuilder.start();
}

const logRatings = (log: Log) => (error: unknown) => log.error('The ratings were not stored for the pages', { error });

interface Updates {
  content: string;
  from: Date;
  /** Resolves to true once a day. */
  storeRatings: () => Promise<boolean>;
  rebuilder: Rebuilder;
  log: Log;
  print: (line: string) => void;
}

/** Rebuilds when scheduled content appears or expires, and each day for ratings. On Netlify, the build hook does this. */
function updateWhenDue({ content, from, storeRatings, rebuilder, log, print }: Updates): ScheduleWatch {
  const start = () => startBuild(rebuilder, print);
  const schedule = watchSchedule((after) => scheduledTimes(content, after)[0] ?? null, start, from);
  const hourly = setInterval(() => {
    storeRatings()
      .then((isNew) => isNew && rebuilder.start())
      .catch(logRatings(log));
  }, 3_600_000);
  const stop = () => {
    clearInterval(hourly);
    schedule.stop();
  };
  return { ...schedule, stop };
}

/** Serves `public/`. Reload it after a build, which may change redirects and headers. */
async function openSite(root: string) {
  const publicDir = join(root, 'public');
  if (!existsSync(publicDir)) throw new Error(`${publicDir} is not there: expected a built site. Run: npm start`);
  const load = () => serveSite(publicDir, join(root, 'netlify.toml'));
  let site = await load();
  const reload = async () => {
    site = await load();
  };
  return { publicDir, serve: (request: Request) => site(request), reload };
}

/** Throws before the build if the settings are invalid or the port or data folder is in use. */
export async function startServer(options: Options): Promise<Listening> {
  const { root, env, build, onOpened, print = console.log, fairLimits, pushTargets } = options;
  const { hasLatePictures = Boolean(build) } = options;
  const settings = serverSettings(env);
  refuseTestClock(env, isPrivate(settings));
  const clock = readClock(env);
  const { host, port, dataDir } = settings;
  await checkPort(host, port);
  const drainMs = settings.drainSeconds * 1000;
  const closeLater = closeOnSignal(drainMs);
  const stopping = new AbortController();
  print('Opening the database …');
  const content = contentDir(root, env);
  const opened = await openServer(settings, content, { stopping: stopping.signal, fairLimits, pushTargets, clock });
  const { log } = opened.context;
  logUncaught(log);
  closeLater(opened.close);
  try {
    await onOpened?.(opened);
    const from = new Date();
    // A fixed BUILD_DATE never becomes outdated.
    const isUpdating = build && !env.BUILD_DATE;
    const list = () => listSiteRatings(opened.context);
    const storeRatings = () => refreshRatings(root, list, clock());
    // The stored ratings may be those of another database.
    if (isUpdating)
      await list()
        .then((ratings) => keepRatings(root, ratings, clock()))
        .catch(logRatings(log));
    await build?.();
    const { publicDir, serve, reload } = await openSite(root);
    let schedule: ScheduleWatch | null = null;
    const rearm = () => schedule?.arm();
    const rebuilder = openRebuilder({ root, built: reload, ended: rearm });
    // Without `build`, the editor must not rebuild the site either.
    const admin = () =>
      adminHandler({ root: content, publicDir, dataDir, rebuilder: build ? rebuilder : null, changed: rearm });
    const onError = (error: unknown) => log.error('A request failed outside the API', { error });
    const folders = pictureFolders(sitePaths(root));
    const handler = serverHandler({
      ...handlerParts(opened),
      site: hasLatePictures ? withLatePictures(folders, serve, onError) : serve,
      admin: opened.gate ? admin() : null,
    });
    const handleEarly = createEarlyHandler(opened, onError);
    const listening = await listen({ host, port, handler, handleEarly, onError, ...connectionOptions(opened) });
    print(startupText(listening, opened));
    // Reading the content takes a second, so print the address first.
    if (isUpdating) schedule = updateWhenDue({ content, from, storeRatings, rebuilder, log, print });
    closeLater(async () => schedule?.stop());
    closeLater(async () => {
      log.info('Stopping');
      // The readiness check fails from now on, while requests are still served.
      stopping.abort();
      await pause(drainMs);
      await listening.close();
    });
    if (build) closeLater(await renderRemaining(folders, print));
    return listening;
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}
