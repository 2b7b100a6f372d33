import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../domain/region/locales';
import { regionOf } from '../domain/region/regions';
import { notesMessage } from './contentError';
import { extraPages } from './extraPages';
import { hostFiles } from './hostFiles';
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

function writeCatalogues(byLocale: ReturnType<typeof catalogues>, out: string): void {
  mkdirSync(join(out, 'catalogue'), { recursive: true });
  for (const [localeId, catalogue] of byLocale)
    writeFileSync(join(out, 'catalogue', `${localeId}.json`), JSON.stringify(catalogue));
}

function writeNotifications(byLocale: ReturnType<typeof notificationFeeds>, out: string): void {
  mkdirSync(join(out, 'notifications'), { recursive: true });
  for (const [localeId, feed] of byLocale)
    writeFileSync(join(out, 'notifications', `${localeId}.json`), JSON.stringify(feed));
}

/** What a product page shows of the retailers that carry its brand: fetched once it is seen. */
function writeStores({ stores }: Content, out: string): void {
  mkdirSync(join(out, 'stores'), { recursive: true });
  for (const { id, country } of locales) {
    const own = stores.filter((store) => regionOf(store.region).country === country);
    writeFileSync(join(out, 'stores', `${id}.json`), JSON.stringify(own));
  }
}

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
  writeCatalogues(byLocale, places.out);
  writeNotifications(notificationFeeds(content, pictures), places.out);
  writeStores(content, places.out);
  copyFonts(places);
  const pages = sitePages(content, pictures, byLocale);
  writeFiles(places.out, hostFiles());
  writeFiles(places.out, crawlerFiles(content, pages));
  return { content, pages };
}
