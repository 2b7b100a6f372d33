import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAfterFirst, visitedPath } from '../../domain/site/routing/listPage';
import { pageDataFile, appDataFile } from '../../domain/site/routing/pageDataFiles';
import { extraPages } from '../pages/extraPages';
import type { HeadWordsByLocale } from '../pages/headWords';
import { pageTags } from '../seo/pageTags';
import type { PageTags } from '../seo/crawlerTags';
import { openGraphPictures } from '../seo/openGraphPictures';
import { withPath } from './buildInternals';
import type { BuiltPage } from './builtPages';
import { finishPages, type FinishOptions } from './finishPages';
import type { SiteData, SitePaths } from './buildSiteData';
import type { StartScript } from './startScripts';

export async function createCrawlerTags(
  paths: SitePaths,
  { content, pictures, pages: routePages, oldFiles }: SiteData,
  words: HeadWordsByLocale,
): Promise<Map<string, PageTags>> {
  const pages = [...routePages, ...extraPages(content, pictures)];
  const pictureOf = await openGraphPictures(
    pages.map(({ context }) => context),
    { content, words, drawings: join(paths.content, 'pictures'), pictures },
    { to: join(paths.out, 'og'), cacheDir: join(paths.root, 'node_modules', '.cache', 'open-graph'), oldFiles },
  );
  return new Map(pageTags(pages, { content, words, pictureOf }).map((tags) => [tags.path, tags]));
}

/** Gatsby's router compares the path in a page's data, which for later pages of a list must be the list's path. */
function setListPaths(out: string, pages: readonly BuiltPage[]): void {
  for (const { path, context } of pages) {
    if (!pageAfterFirst(context.listing)) continue;
    const file = join(out, pageDataFile(path));
    writeFileSync(file, withPath(readFileSync(file, 'utf8'), visitedPath(path, context.listing)));
  }
}

function readBuildHash(out: string): string {
  const appData = JSON.parse(readFileSync(join(out, appDataFile), 'utf8')) as { webpackCompilationHash?: string };
  if (!appData.webpackCompilationHash)
    throw new Error(`Expected Gatsby’s webpackCompilationHash in ${appDataFile}. See docs/reaches.md.`);
  return appData.webpackCompilationHash;
}

interface Parts extends Omit<FinishOptions, 'start'> {
  start: Omit<StartScript, 'buildHash'>;
}

export function finishSite(out: string, pages: readonly BuiltPage[], { start, ...parts }: Parts): void {
  setListPaths(out, pages);
  finishPages(out, pages, { ...parts, start: { ...start, buildHash: readBuildHash(out) } });
}
