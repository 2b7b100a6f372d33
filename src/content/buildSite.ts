import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type LocaleId } from '../domain/region/locales';
import { regionOf } from '../domain/region/regions';
import { notesMessage } from './contentError';
import { extraPages } from './extraPages';
import { redirectsFile } from './hostFiles';
import { notificationFeeds } from './notificationFeed';
import { pictureNames, renderPictures } from './pictures';
import { readContent, type Content } from './readContent';
import { robots } from './robots';
import { sitemapFiles } from './sitemap';
import { catalogues, sitePages, type SitePage } from './sitePages';

export interface BuildPlaces {
  /** The project's root. */
  root: string;
  /** The content folder; another one for benches. */
  content: string;
  /** Where the host serves files from. */
  out: string;
  /** Files of packages that the site serves itself: where under node_modules, and by which name under /fonts/. */
  fonts: readonly { from: string; to: string }[];
}

export interface BuiltSite {
  content: Content;
  pages: SitePage[];
}

/** One file a locale, which pages fetch when they want it. */
function writeLocales(folder: string, byLocale: Iterable<[LocaleId, unknown]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [localeId, value] of byLocale) writeFileSync(join(folder, `${localeId}.json`), JSON.stringify(value));
}

const storesByLocale = ({ stores }: Content): [LocaleId, Content['stores']][] =>
  locales.map(({ id, country }) => [id, stores.filter((store) => regionOf(store.region).country === country)]);

function writeFiles(out: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
}

/** Which pages there are for search engines, and what they may ask for. */
function crawlerFiles(content: Content, pages: SitePage[]): Record<string, string> {
  const { siteUrl } = content.site;
  const contexts = [...pages, ...extraPages(content)].map(({ context }) => context);
  return { ...sitemapFiles(contexts, siteUrl), 'robots.txt': robots(siteUrl, process.env.CONTEXT) };
}

function copyFonts({ root, out, fonts }: BuildPlaces): void {
  mkdirSync(join(out, 'fonts'), { recursive: true });
  for (const { from, to } of fonts) cpSync(join(root, 'node_modules', from), join(out, 'fonts', to));
}

/** Reads and checks the content, renders its pictures, writes what pages fetch, and tells which pages there are. */
export async function buildSite(places: BuildPlaces): Promise<BuiltSite> {
  const drawings = join(places.content, 'pictures');
  const content = readContent(places.content, new Set(pictureNames(drawings)), (notes) =>
    console.warn(notesMessage(notes)),
  );
  const pictures = await renderPictures({
    from: drawings,
    to: join(places.out, 'pictures'),
    cacheDir: join(places.root, 'node_modules', '.cache', 'pictures'),
  });
  const byLocale = catalogues(content, pictures);
  writeLocales(join(places.out, 'catalogue'), byLocale);
  writeLocales(join(places.out, 'notifications'), notificationFeeds(content, pictures));
  writeLocales(join(places.out, 'stores'), storesByLocale(content));
  copyFonts(places);
  const pages = sitePages(content, pictures, byLocale);
  writeFiles(places.out, { _redirects: redirectsFile() });
  writeFiles(places.out, crawlerFiles(content, pages));
  return { content, pages };
}
