import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extraPages, fallbackContext, fallbackRoute } from '../pages/extraPages';
import type { HeadWordsByLocale } from '../pages/headWords';
import { rendererFile } from './buildInternals';
import { buildSite, type BuildPlaces, type BuiltSite } from './buildSite';
import type { PageTags } from '../seo/crawlerTags';
import { finishSite, siteTags } from './finishSite';
import { refreshPages, type FreshPage } from './refreshPages';
import { gatherScripts } from './scriptSources';
import type { BuiltPage } from './startScripts';

/** A record of Gatsby's last build, from which its pages can be refreshed. */
export interface BuildRecord extends Pick<BuildPlaces, 'fonts'> {
  pages: BuiltPage[];
  words: HeadWordsByLocale;
  /** The text of the script that starts each page. */
  start: string;
  /** The text of every inline script that the site's policy allows. */
  scripts: string[];
  /** Hashes of each page's context and crawler tags, by path. */
  made: Record<string, string>;
}

type Tags = ReadonlyMap<string, PageTags>;

const hashOf = ({ path, context }: FreshPage, tags: Tags): string =>
  createHash('sha256')
    .update(JSON.stringify([context, tags.get(path)]))
    .digest('base64url');

/** Hashes the context and crawler tags of each page. */
export const hashPages = (pages: readonly FreshPage[], tags: Tags): BuildRecord['made'] =>
  Object.fromEntries(pages.map((page) => [page.path, hashOf(page, tags)]));

const recordFile = (root: string) => join(root, '.cache', 'last-build.json');

export const writeRecord = (root: string, record: BuildRecord): void =>
  writeFileSync(recordFile(root), JSON.stringify(record));

function readRecord(root: string): BuildRecord | null {
  if (!existsSync(recordFile(root)) || !existsSync(rendererFile(root))) return null;
  return JSON.parse(readFileSync(recordFile(root), 'utf8')) as BuildRecord;
}

/** Returns the current context of each page that a build made, or null if pages were added or removed since. */
function freshPages({ content, pictures, pages }: BuiltSite, made: readonly BuiltPage[]): FreshPage[] | null {
  const now = new Map([...pages, ...extraPages(content, pictures)].map(({ path, context }) => [path, context]));
  const found = made.flatMap(({ path }): FreshPage[] => {
    const fallback = fallbackRoute(path);
    const context = fallback ? fallbackContext(content, pictures, fallback) : now.get(path);
    return context ? [{ path, context }] : [];
  });
  const own = found.filter(({ path }) => now.has(path));
  return found.length === made.length && own.length === now.size ? found : null;
}

interface Refreshed {
  site: BuiltSite;
  /** How many pages were written. */
  pages: number;
}

/**
 * Updates the built site by rewriting the pages whose content has changed, with the scripts of Gatsby's last build.
 * Returns null if Gatsby has to build it, because there is no earlier build or pages were added or removed. Throws a
 * `ContentError` for faults in the content, before it writes anything.
 */
export async function refreshSite(
  from: Omit<BuildPlaces, 'fonts'>,
  tell?: (line: string) => void,
): Promise<Refreshed | null> {
  const record = readRecord(from.root);
  if (!record) return null;
  const places = { ...from, fonts: record.fonts };
  const site = buildSite(places, tell);
  const pages = freshPages(site, record.pages);
  if (!pages) return null;
  const tags = await siteTags(places, site, record.words);
  const made = hashPages(pages, tags);
  const changed = new Set(Object.keys(made).filter((path) => made[path] !== record.made[path]));
  const isChanged = ({ path }: { path: string }) => changed.has(path);
  await refreshPages(places, pages.filter(isChanged));
  const { take } = gatherScripts(record.scripts);
  finishSite(places, site, { pages: record.pages.filter(isChanged), tags, start: record.start, seen: take });
  writeRecord(places.root, { ...record, made });
  return { site, pages: changed.size };
}
