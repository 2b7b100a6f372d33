import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { PageTags } from '../seo/crawlerTags';
import { rendererFile } from './buildInternals';
import { builtPages, type FallbackPage, type RenderedPage } from './builtPages';
import { finishSite, createCrawlerTags } from './finishSite';
import { createScriptCheck } from './inlineScripts';
import { buildSiteData, type SiteData, type SitePaths } from './buildSiteData';
import { isLastOfTemplate, findModels, refreshPages } from './refreshPages';
import type { StartScript } from './startScripts';

export interface BuildRecord extends Pick<SitePaths, 'fonts'> {
  fallbackPages: FallbackPage[];
  words: HeadWordsByLocale;
  start: Omit<StartScript, 'buildHash'>;
  inlineScripts: string[];
  /** Hashes of each page's context and crawler tags, by path. */
  pageHashes: Record<string, string>;
  /** The next times at which schedules change the site, in ISO format and in order. None if the build's date is fixed. */
  scheduledTimes: string[];
}

type Tags = ReadonlyMap<string, PageTags>;

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export function hashPages(pages: readonly RenderedPage[], tags: Tags): BuildRecord['pageHashes'] {
  // The pages of a locale share a shell, which is most of a short page's data.
  const shellHashes = new Map(
    [...new Set(pages.map(({ context }) => context.shell))].map((each) => [each, hashOf(each)]),
  );
  return Object.fromEntries(
    pages.map(({ path, context }) => {
      const { shell, ...rest } = context;
      return [path, hashOf([rest, shellHashes.get(shell), tags.get(path)])];
    }),
  );
}

const recordFile = (root: string) => join(root, '.cache', 'last-build.json');

export const writeRecord = (root: string, record: BuildRecord): void =>
  writeFileSync(recordFile(root), JSON.stringify(record));

/** A fixed build date never becomes outdated. */
export const scheduledTimesOf = ({ content }: SiteData): string[] =>
  process.env.BUILD_DATE ? [] : content.scheduledTimes.map((time) => time.toISOString());

function readRecord(root: string): BuildRecord | null {
  if (!existsSync(recordFile(root)) || !existsSync(rendererFile(root))) return null;
  return JSON.parse(readFileSync(recordFile(root), 'utf8')) as BuildRecord;
}

export const readScheduledTimes = (root: string): Date[] =>
  (readRecord(root)?.scheduledTimes ?? []).map((time) => new Date(time));

interface RefreshedSite {
  site: SiteData;
  pages: number;
}

/**
 * Rewrites the pages whose content has changed, with the scripts of Gatsby's last build. Returns null if Gatsby has to
 * build the site. Throws a `ContentError` before it writes anything.
 */
export async function refreshSite(
  from: Omit<SitePaths, 'fonts'>,
  log?: (line: string) => void,
): Promise<RefreshedSite | null> {
  const record = readRecord(from.root);
  if (!record) return null;
  const paths = { ...from, fonts: record.fonts };
  const site = buildSiteData(paths, log);
  const pages = builtPages(site, record.fallbackPages);
  const tags = await createCrawlerTags(paths, site, record.words);
  const pageHashes = hashPages(pages, tags);
  const changed = pages.filter(({ path }) => pageHashes[path] !== record.pageHashes[path]);
  const removed = Object.keys(record.pageHashes).filter((path) => !(path in pageHashes));
  const written = findModels(paths.out, changed, pages);
  if (!written || removed.some((path) => isLastOfTemplate(paths.out, path, pages))) return null;
  await refreshPages(paths, { written, removed });
  finishSite(paths.out, changed, { tags, start: record.start, check: createScriptCheck(record.inlineScripts) });
  writeRecord(paths.root, { ...record, pageHashes, scheduledTimes: scheduledTimesOf(site) });
  await site.rendered;
  site.oldFiles.remove();
  return { site, pages: changed.length };
}
