import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFolders } from '../../src/content/pictures';
import { contentDir } from '../../src/content/source/contentDir';
import { contentChanges } from '../../src/content/source/readContent';
import { watchSchedule, type ScheduleWatch } from '../../src/content/source/schedule/watchSchedule';
import type { FairLimits } from '../../src/domain/order/fairLimits';
import { adminHandler } from './admin/adminHandler';
import { openRebuilder, type Rebuilder } from './admin/rebuild';
import { checkPort, listen, type Listening } from './listen';
import { refuseEarly } from '../routes/http/refuseEarly';
import { localHandler } from './localHandler';
import { localSettings, openLocal, type OpenLocal } from './openLocal';
import { ownParts } from './ownParts';
import { renderRemaining, withLatePictures } from './pictures/latePictures';
import { closeOnSignal, describe, logUncaught } from './runLocal';
import { serveShared } from './shared/serveShared';
import { serveSite } from './site/serveSite';
import { sitePlaces } from './sitePlaces';
import { watchForProxy } from './watchForProxy';
import { countedWarning } from '../platform/countedWarning';
import { readClock, refuseTestClock } from '../platform/testClock';

interface Options {
  root: string;
  env: Record<string, string | undefined>;
  /** Builds the site, without its pictures, after the checks that may refuse to start and before serving. */
  build?: () => Promise<void>;
  /** Renders missing pictures on request. The default if it builds. */
  hasLatePictures?: boolean;
  /** Runs after the demo data is there, and before the build. */
  prepare?: (opened: OpenLocal) => Promise<void>;
  print?: (line: string) => void;
  fairLimits?: FairLimits;
}

/** Answers requests before they become a `Request`: from memory, or with a 503 when too many are under way. */
function takeEarly({ app, cache, context }: OpenLocal, onFault: (error: unknown) => void) {
  const { metrics, settings } = context;
  const { allowedOrigins } = settings;
  const share = serveShared({ cache, api: app.fetch, metrics, allowedOrigins, onFault });
  const refuse = refuseEarly(context);
  const noteProxy = watchForProxy(context);
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    noteProxy(incoming);
    return share(incoming, outgoing) || refuse(incoming, outgoing);
  };
}

/** Time for load balancers to see the failing health check before the server stops listening. */
const noticeMs = 500;

/** Starts a build because something in the content appears or leaves. */
function startBuild(rebuilder: Rebuilder, print: (line: string) => void): void {
  print('Content is due: building the site …');
  rebuilder.start();
}

/** Builds the site whenever something in the content appears or leaves. A host's build hook does this when deployed. */
const buildWhenDue = (content: string, from: Date, start: () => void): ScheduleWatch =>
  watchSchedule((after) => contentChanges(content, after)[0] ?? null, start, from);

/** Serves a built site and the API. Invalid settings, a port or a data folder in use are refused before the build. */
export async function startServer(options: Options): Promise<Listening> {
  const { root, env, build, prepare, print = console.log, fairLimits } = options;
  const { hasLatePictures = Boolean(build) } = options;
  const settings = localSettings(env);
  refuseTestClock(env, settings.host);
  const clock = readClock(env);
  await checkPort(settings.host, settings.port);
  const closeLater = closeOnSignal();
  const stopping = new AbortController();
  print('Opening the database …');
  const content = contentDir(root, env);
  const opened = await openLocal(settings, content, { stopping: stopping.signal, fairLimits, clock });
  const { log } = opened.context;
  logUncaught(log);
  closeLater(opened.close);
  try {
    await prepare?.(opened);
    const from = new Date();
    await build?.();
    const publicDir = join(root, 'public');
    if (!existsSync(publicDir)) throw new Error(`${publicDir} is not there: expected a built site. Run: npm start`);
    const config = join(root, 'netlify.toml');
    let site = await serveSite(publicDir, config);
    // A new build may bring other redirects and headers.
    const built = async () => {
      site = await serveSite(publicDir, config);
    };
    let schedule: ScheduleWatch | null = null;
    const rearm = () => schedule?.arm();
    const rebuilder = openRebuilder({ root, built, ended: rearm });
    // A server that only serves, as for the journeys, leaves the built site alone.
    const admin = () =>
      adminHandler({ root: content, publicDir, isLive: false, rebuilder: build ? rebuilder : null, changed: rearm });
    const onFault = (error: unknown) => log.error('A request failed outside the API', { error });
    const serve = (request: Request) => site(request);
    const folders = pictureFolders(sitePlaces(root));
    const handler = localHandler({
      ...ownParts(opened),
      site: hasLatePictures ? withLatePictures(folders, serve, onFault) : serve,
      admin: opened.gate ? admin() : null,
    });
    const takes = takeEarly(opened, onFault);
    const onCrowded = countedWarning(log, 'Connections closed: too many at once');
    const { host, port } = settings;
    const listening = await listen({ host, port, handler, takes, onFault, onCrowded });
    print(describe(listening, opened));
    // Reading the content takes a second, so it comes after the address. A build for a set day is never due.
    if (build && !env.BUILD_DATE) schedule = buildWhenDue(content, from, () => startBuild(rebuilder, print));
    closeLater(async () => schedule?.stop());
    closeLater(async () => {
      log.info('Stopping');
      stopping.abort();
      await pause(noticeMs);
      await listening.close();
    });
    if (build) closeLater(await renderRemaining(folders, print));
    return listening;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
