import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { PageTags } from '../seo/crawlerTags';
import { rendererFile } from './buildInternals';
import { builtPages, type FallbackPage, type RenderedPage } from './builtPages';
import { finishSite, prepareCrawlerTags } from './finishSite';
import { createScriptCheck } from './inlineScripts';
import { prepareSite, type PreparedSite, type SitePaths } from './prepareSite';
import { refreshPages } from './refreshPages';
import type { StartScript } from './startScripts';

export interface BuildRecord extends Pick<SitePaths, 'fonts'> {
  fallbackPages: FallbackPage[];
  words: HeadWordsByLocale;
  start: Omit<StartScript, 'buildHash'>;
  inlineScripts: string[];
  /** Hashes of each page's context and crawler tags, by path. */
  pageHashes: Record<string, string>;
}

type Tags = ReadonlyMap<string, PageTags>;

const hashOf = ({ path, context }: RenderedPage, tags: Tags): string =>
  createHash('sha256')
    .update(JSON.stringify([context, tags.get(path)]))
    .digest('base64url');

export const hashPages = (pages: readonly RenderedPage[], tags: Tags): BuildRecord['pageHashes'] =>
  Object.fromEntries(pages.map((page) => [page.path, hashOf(page, tags)]));

const recordFile = (root: string) => join(root, '.cache', 'last-build.json');

export const writeRecord = (root: string, record: BuildRecord): void =>
  writeFileSync(recordFile(root), JSON.stringify(record));

function readRecord(root: string): BuildRecord | null {
  if (!existsSync(recordFile(root)) || !existsSync(rendererFile(root))) return null;
  return JSON.parse(readFileSync(recordFile(root), 'utf8')) as BuildRecord;
}

interface RefreshedSite {
  site: PreparedSite;
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
  const site = prepareSite(paths, log);
  const pages = builtPages(site, record.fallbackPages);
  const isSameSet =
    pages.length === Object.keys(record.pageHashes).length && pages.every(({ path }) => path in record.pageHashes);
  if (!isSameSet) return null;
  const tags = await prepareCrawlerTags(paths, site, record.words);
  const pageHashes = hashPages(pages, tags);
  const changed = pages.filter(({ path }) => pageHashes[path] !== record.pageHashes[path]);
  await refreshPages(paths, changed);
  finishSite(paths.out, changed, { tags, start: record.start, check: createScriptCheck(record.inlineScripts) });
  writeRecord(paths.root, { ...record, pageHashes });
  return { site, pages: changed.length };
}
