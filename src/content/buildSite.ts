import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type LocaleId } from '../domain/region/locales';
import { regionOf } from '../domain/region/regions';
import { notesMessage } from './contentError';
import { extraPages } from './extraPages';
import { redirectsFile } from './hostFiles';
import { notificationFeeds } from './notificationFeed';
import { describePictures, pictureFolders, pictureNames, picturesLater, renderPictures } from './pictures';
import { readContent, type Content } from './readContent';
import { robots } from './robots';
import { sitemapFiles } from './sitemap';
import { catalogues, sitePages, type SitePage } from './sitePages';

export interface BuildPlaces {
  /** The project's root folder. */
  root: string;
  /** The content folder. Benchmarks use a different one. */
  content: string;
  /** The folder that the host serves. */
  out: string;
  /** Package files that the site serves itself: the path under node_modules and the name under /fonts/. */
  fonts: readonly { from: string; to: string }[];
}

export interface BuiltSite {
  content: Content;
  pages: SitePage[];
  /** Settles when the pictures are rendered, in parallel with the rest of the build, or at once if it skips them. */
  rendered: Promise<void>;
}

/** Writes one file per locale, which pages fetch on demand. */
function writeLocales(folder: string, byLocale: Iterable<[LocaleId, unknown]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [localeId, value] of byLocale) writeFileSync(join(folder, `${localeId}.json`), JSON.stringify(value));
}

const storesByLocale = ({ stores }: Content): [LocaleId, Content['stores']][] =>
  locales.map(({ id, country }) => [id, stores.filter((store) => regionOf(store.region).country === country)]);

function writeFiles(out: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
}

/** Sitemaps and robots.txt. */
function crawlerFiles(content: Content, pages: SitePage[]): Record<string, string> {
  const { siteUrl } = content.site;
  const contexts = [...pages, ...extraPages(content)].map(({ context }) => context);
  return { ...sitemapFiles(contexts, siteUrl), 'robots.txt': robots(siteUrl, process.env.CONTEXT) };
}

function copyFonts({ root, out, fonts }: BuildPlaces): void {
  mkdirSync(join(out, 'fonts'), { recursive: true });
  for (const { from, to } of fonts) cpSync(join(root, 'node_modules', from), join(out, 'fonts', to));
}

/**
 * Reads and checks the content, starts rendering its pictures, writes the files that pages fetch, and returns the pages to
 * create.
 */
export function buildSite(places: BuildPlaces, tell: (line: string) => void = () => {}): BuiltSite {
  const drawings = join(places.content, 'pictures');
  const content = readContent(places.content, new Set(pictureNames(drawings)), (notes) =>
    console.warn(notesMessage(notes)),
  );
  const pictures = describePictures(drawings);
  const rendered = process.env[picturesLater] ? Promise.resolve() : renderPictures(pictureFolders(places), tell);
  // The caller awaits it later. Until then, an unhandled rejection would end the process.
  rendered.catch(() => {});
  const byLocale = catalogues(content, pictures);
  writeLocales(join(places.out, 'catalogue'), byLocale);
  writeLocales(join(places.out, 'notifications'), notificationFeeds(content, pictures));
  writeLocales(join(places.out, 'stores'), storesByLocale(content));
  copyFonts(places);
  const pages = sitePages(content, pictures, byLocale);
  writeFiles(places.out, { _redirects: redirectsFile() });
  writeFiles(places.out, crawlerFiles(content, pages));
  return { content, pages, rendered };
}
