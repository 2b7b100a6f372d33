import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../domain/region/locales';
import { bundleWorker, type WorkerPaths } from './bundleScripts';
import { encodeHtml } from '../files/htmlBytes';
import type { CheckPage } from './inlineScripts';

export const siteWorkerFile = 'sw.js';

const offlinePath = ({ prefix }: Locale) => `${prefix}/offline`;

export interface SiteWorker {
  scripts: readonly string[];
  scriptList: string;
  offlinePage: (locale: Locale) => string;
}

function writeOfflinePages(out: string, offlinePage: SiteWorker['offlinePage'], check: CheckPage): void {
  for (const locale of locales) {
    const path = offlinePath(locale);
    const html = offlinePage(locale);
    mkdirSync(join(out, path), { recursive: true });
    writeFileSync(join(out, path, 'index.html'), html);
    check(path, encodeHtml(html));
  }
}

/** With SERVICE_WORKER=off, writes a worker that deletes the caches and unregisters itself. */
export async function writeSiteWorker(
  paths: WorkerPaths,
  { scripts, scriptList, offlinePage }: SiteWorker,
  { env, check }: { env: Record<string, string | undefined>; check: CheckPage },
): Promise<void> {
  const setting = env.SERVICE_WORKER || 'on';
  if (!['on', 'off'].includes(setting))
    throw new Error(`The setting SERVICE_WORKER is "${setting}"; expected on or off.`);
  writeOfflinePages(paths.out, offlinePage, check);
  writeFileSync(join(paths.out, scriptList), JSON.stringify(scripts.toSorted()));
  await bundleWorker(paths, {
    source: setting === 'on' ? 'siteWorker/siteWorker' : 'siteWorker/retiredWorker',
    file: siteWorkerFile,
    define: {
      'process.env.NODE_ENV': 'production',
      OFFLINE_PAGES: locales.map(offlinePath),
    },
  });
}
