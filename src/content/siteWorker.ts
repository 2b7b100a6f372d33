import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../domain/region/locales';
import { bundleWorker, type WorkerPlaces } from './bundleWorker';
import { bytesOf, type HtmlBytes } from './htmlBytes';

export const siteWorkerFile = 'sw.js';

const offlinePath = ({ prefix }: Locale) => `${prefix}/offline`;

interface SiteWorker {
  /** The scripts that browsing the catalogue takes, and the address of their list. */
  scripts: readonly string[];
  scriptList: string;
  /** The HTML of the page that stands in for one that is not to be had. */
  offlinePage: (locale: Locale) => string;
}

/** Writes the offline page of each locale; `seen` hears of each. */
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
 * Writes the service worker that keeps the shop for a time without a network (S7-26), and its offline pages. With
 * SERVICE_WORKER=off one that drops what was kept and goes: the kill switch.
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
