import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAfterFirst, listPathOfPage } from '../../domain/catalogue/list/listPage';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import type { BuildPlaces, BuiltSite } from './buildSite';
import { extraPages } from '../pages/extraPages';
import { withPath } from './buildInternals';
import { readStats } from './bundleReport';
import { finishPages } from './finishPages';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { HtmlBytes } from './htmlBytes';
import type { PageTags } from '../seo/crawlerTags';
import { openGraphPictures } from '../seo/openGraphPictures';
import { pageTags } from '../pages/head/pageTags';
import type { SitePage } from '../pages/sitePage';
import type { BuiltPage } from './startScripts';

interface Finish {
  /** The pages to complete, which Gatsby wrote. */
  pages: readonly BuiltPage[];
  tags: ReadonlyMap<string, PageTags>;
  /** The text of the script that starts each page. */
  start: string;
  seen: (path: string, html: HtmlBytes) => void;
}

/** Names the list's own path in the data of its further pages, since Gatsby's router compares it with the address. */
function placeListPages(out: string, pages: readonly SitePage[]): void {
  for (const { path, context } of pages) {
    if (!pageAfterFirst(context.listing)) continue;
    const file = join(out, pageDataFile(path));
    writeFileSync(file, withPath(readFileSync(file, 'utf8'), listPathOfPage(path)));
  }
}

/** Draws the link preview pictures, and returns the crawler tags of each page by its path. */
export async function siteTags(
  places: BuildPlaces,
  { content, pictures, pages }: BuiltSite,
  words: HeadWordsByLocale,
): Promise<Map<string, PageTags>> {
  const known = [...pages, ...extraPages(content, pictures)];
  const pictureOf = await openGraphPictures(
    known.map(({ context }) => context),
    { content, words, drawings: join(places.content, 'pictures'), pictures },
    { to: join(places.out, 'og'), cacheDir: join(places.root, 'node_modules', '.cache', 'open-graph') },
  );
  return new Map(pageTags(known, { content, words, pictureOf }).map((tags) => [tags.path, tags]));
}

/** Completes pages with crawler tags and start scripts. */
export function finishSite({ root, out }: BuildPlaces, site: BuiltSite, { pages, ...rest }: Finish): void {
  const paths = new Set(pages.map(({ path }) => path));
  placeListPages(
    out,
    site.pages.filter(({ path }) => paths.has(path)),
  );
  finishPages(out, pages, { ...rest, stats: readStats(root) });
}
