import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminHandler } from './admin/adminHandler';
import { editsFiles } from './admin/editsFiles';
import { openRebuilder } from './admin/rebuild';
import { checkPort, listen, type Listening } from './listen';
import { localHandler } from './localHandler';
import { localSettings, openLocal } from './openLocal';
import { closeOnSignal, describe, readableOutbox } from './runLocal';
import { serveSite } from './serveSite';

interface Options {
  root: string;
  env: Record<string, string | undefined>;
  /** Between the checks that may refuse the start and the serving. */
  build?: () => Promise<void>;
  print?: (line: string) => void;
}

/** The one local server over a built site; refuses bad settings, a taken port or a data folder in use before it builds. */
export async function startServer({ root, env, build, print = console.log }: Options): Promise<Listening> {
  const settings = localSettings(env);
  await checkPort(settings.host, settings.port);
  const closeLater = closeOnSignal();
  print('Opening the database …');
  const content = env.CONTENT_DIR ?? join(root, 'content');
  const opened = await openLocal(settings, content);
  closeLater(opened.close);
  try {
    await build?.();
    const publicDir = join(root, 'public');
    if (!existsSync(publicDir)) throw new Error(`${publicDir} is not there: expected a built site. Run: npm start`);
    const config = join(root, 'netlify.toml');
    let site = await serveSite(publicDir, config);
    // A new build may bring other redirects and headers.
    const built = async () => void (site = await serveSite(publicDir, config));
    const handler = localHandler({
      api: opened.app.fetch,
      site: (request) => site(request),
      outbox: readableOutbox(opened),
      admin: editsFiles(settings)
        ? adminHandler({ root: content, isLive: false, rebuilder: openRebuilder({ root, built }) })
        : null,
    });
    const listening = await listen({ host: settings.host, port: settings.port, handler });
    print(describe(listening, opened));
    closeLater(listening.close);
    return listening;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
