import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAfterFirst } from '../../domain/site/routing/listPage';
import { labReportFolder } from '../../domain/laboratory/labReportFile';
import { locales, type LocaleId } from '../../domain/region/locales';
import { regionOf } from '../../domain/region/regions';
import { formatNotes } from '../files/contentError';
import { OldFiles } from '../files/oldFiles';
import { cityRedirects } from '../pages/locations/cityPages';
import { extraPages } from '../pages/extraPages';
import { redirectsFile, type ListPage, type MovedPage } from './hostFiles';
import { catalogueFile, type Pictures } from '../pages/productSummaries';
import { searchedStrains, searchEntries } from '../pages/searchEntries';
import { splitCatalogue } from '../pages/splitCatalogue';
import { notificationFeeds } from '../pages/notificationFeeds';
import {
  addOldPictures,
  describePictures,
  pictureFolders,
  pictureNames,
  deferPicturesSetting,
  renderPictures,
} from '../pictures/pictures';
import { labReportFiles } from '../pages/labReportFiles';
import { readRatings } from '../source/readRatings';
import { readContent, type Content } from '../source/readContent';
import { robotsText } from '../seo/robots';
import { sitemapFiles } from '../seo/sitemap';
import type { SitePage } from '../pages/sitePage';
import { catalogues, sitePages } from '../pages/sitePages';

export interface SitePaths {
  root: string;
  /** The content folder. Benchmarks use a different one. */
  content: string;
  out: string;
  /** Files of packages that the site serves itself: a path under node_modules, and a name under /fonts/. */
  fonts: readonly { from: string; to: string }[];
}

export interface SiteData {
  content: Content;
  pictures: Pictures;
  pages: SitePage[];
  /** Resolves once the pictures are rendered, which happens in parallel with the rest of the build. */
  rendered: Promise<void>;
  /** To be removed once all pages are written. */
  oldFiles: OldFiles;
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Writing takes several times as long as reading, and most files are the same in the next build. */
function writeIfChanged(file: string, text: string): void {
  if (readText(file) !== text) writeFileSync(file, text);
}

function writeEach(oldFiles: OldFiles, folder: string, byName: Iterable<[string, unknown]>): void {
  mkdirSync(folder, { recursive: true });
  const files = new Map([...byName].map(([name, value]) => [`${name}.json`, value]));
  for (const [file, value] of files) writeIfChanged(join(folder, file), JSON.stringify(value));
  oldFiles.add(folder, (file) => files.has(file));
}

const storesByLocale = ({ stores }: Content): [LocaleId, Content['stores']][] =>
  locales.map(({ id, country }) => [id, stores.filter((store) => regionOf(store.region).country === country)]);

function writeFiles(out: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeIfChanged(join(out, name), text);
}

function writeFetchedFiles(
  out: string,
  { content, pictures, oldFiles }: SiteData,
  byLocale: ReturnType<typeof catalogues>,
): void {
  const files = locales.map((locale) => ({
    locale,
    catalogue: catalogueFile(byLocale.get(locale.id)!, locale, content),
  }));
  writeEach(
    oldFiles,
    join(out, 'catalogue'),
    files.map(({ locale, catalogue }) => [locale.id, catalogue]),
  );
  for (const { locale, catalogue } of files)
    writeEach(
      oldFiles,
      join(out, 'lists', locale.id),
      splitCatalogue(catalogue, locale.id, { strains: searchedStrains({ content, catalogue }) }),
    );
  writeEach(
    oldFiles,
    join(out, 'search'),
    files.map(({ locale, catalogue }) => [locale.id, searchEntries({ locale, content, pictures, catalogue })]),
  );
  writeEach(oldFiles, join(out, 'notifications'), notificationFeeds(content, pictures));
  writeEach(oldFiles, join(out, 'stores'), storesByLocale(content));
  writeEach(oldFiles, join(out, labReportFolder), labReportFiles(content));
}

function writeCrawlerFiles(out: string, { content, pictures, pages, oldFiles }: SiteData): void {
  const { siteUrl } = content.site;
  const contexts = [...pages, ...extraPages(content, pictures)].map(({ context }) => context);
  const sitemaps = sitemapFiles(contexts, siteUrl);
  writeFiles(out, { ...sitemaps, 'robots.txt': robotsText(siteUrl, process.env.CONTEXT) });
  oldFiles.add(out, (file) => file in sitemaps || !/^sitemap-.*\.xml$/.test(file));
}

const listPages = (pages: readonly SitePage[]): ListPage[] =>
  pages.flatMap(({ path, context: { listing } }) => {
    const page = pageAfterFirst(listing);
    return page ? [{ path, page }] : [];
  });

const movedPages = (content: Content): MovedPage[] => locales.flatMap((locale) => cityRedirects({ locale, content }));

function copyFonts({ root, out, fonts }: SitePaths): void {
  mkdirSync(join(out, 'fonts'), { recursive: true });
  for (const { from, to } of fonts) cpSync(join(root, 'node_modules', from), join(out, 'fonts', to));
}

/** Starts rendering pictures. Throws a `ContentError` before it writes anything. */
export function buildSiteData(paths: SitePaths, log: (line: string) => void = () => {}): SiteData {
  const drawings = join(paths.content, 'pictures');
  // Reads the content first, because faults in it name the entry of a broken picture.
  const content = readContent(paths.content, new Set(pictureNames(drawings)), {
    onNotes: (notes) => console.warn(formatNotes(notes)),
  });
  const pictures = describePictures(drawings);
  const rendered = process.env[deferPicturesSetting]
    ? Promise.resolve()
    : renderPictures(pictureFolders(paths), log, pictures);
  // Nothing awaits this until later, and until then an unhandled rejection would end the process.
  rendered.catch(() => {});
  const byLocale = catalogues(content, pictures);
  const pages = sitePages(content, pictures, { byLocale, ratings: readRatings(paths.root) });
  const site = { content, pictures, pages, rendered, oldFiles: new OldFiles() };
  writeFetchedFiles(paths.out, site, byLocale);
  copyFonts(paths);
  writeFiles(paths.out, { _redirects: redirectsFile({ listPages: listPages(pages), moved: movedPages(content) }) });
  writeCrawlerFiles(paths.out, site);
  addOldPictures(site.oldFiles, pictureFolders(paths).to, pictures);
  return site;
}
