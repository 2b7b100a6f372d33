import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../domain/region/locales';
import { bundleWorker, type WorkerPlaces } from './bundleWorker';
import { bytesOf, type HtmlBytes } from './htmlBytes';

export const siteWorkerFile = 'sw.js';

const offlinePath = ({ prefix }: Locale) => `${prefix}/offline`;

interface SiteWorker {
  /** The scripts needed to browse the catalogue, and the path of the file that lists them. */
  scripts: readonly string[];
  scriptList: string;
  /** The HTML of the page shown offline instead of a page that is not cached. */
  offlinePage: (locale: Locale) => string;
}

/** Writes the offline page of each locale and calls `seen` for each. */
function writeOfflinePages(
  out: string,
  offlinePage: SiteWorker['offlinePage'],
  seen: (path: string, html: HtmlBytes) => void,
): void {
  for (const locale of locales) {
    const path = offlinePath(locale);
    const html = offlinePage(locale);
    mkdirSync(join(out, path), { recursive: true });
    writeFileSync(join(out, path, 'index.html'), html);
    seen(path, bytesOf(html));
  }
}

/**
 * Writes the service worker that caches the shop for offline use, and its offline pages. With SERVICE_WORKER=off it
 * writes the kill switch, which deletes the caches and unregisters itself.
 */
export async function writeSiteWorker(
  places: WorkerPlaces,
  { scripts, scriptList, offlinePage }: SiteWorker,
  { env, seen }: { env: Record<string, string | undefined>; seen: (path: string, html: HtmlBytes) => void },
): Promise<void> {
  const setting = env.SERVICE_WORKER || 'on';
  if (!['on', 'off'].includes(setting))
    throw new Error(`The setting SERVICE_WORKER is "${setting}"; expected on or off.`);
  writeOfflinePages(places.out, offlinePage, seen);
  writeFileSync(join(places.out, scriptList), JSON.stringify(scripts.toSorted()));
  await bundleWorker(places, {
    source: setting === 'on' ? 'siteWorker/siteWorker' : 'siteWorker/retiredWorker',
    file: siteWorkerFile,
    define: {
      'process.env.NODE_ENV': 'production',
      OFFLINE_PAGES: locales.map(offlinePath),
    },
  });
}
