import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  const opened = await openLocal(settings, env.CONTENT_DIR ?? join(root, 'content'));
  closeLater(opened.close);
  try {
    await build?.();
    const publicDir = join(root, 'public');
    if (!existsSync(publicDir)) throw new Error(`${publicDir} is not there: expected a built site. Run: npm start`);
    const site = await serveSite(publicDir, join(root, 'netlify.toml'));
    const handler = localHandler({ api: opened.app.fetch, site, outbox: readableOutbox(opened) });
    const listening = await listen({ host: settings.host, port: settings.port, handler });
    print(describe(listening, opened));
    closeLater(listening.close);
    return listening;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
