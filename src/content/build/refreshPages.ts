import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { loadRenderer, parsePageData, type PageData } from './buildInternals';
import type { BuiltPage } from './builtPages';
import { htmlFile } from './finishPages';
import type { SitePaths } from './buildSiteData';

type Paths = Pick<SitePaths, 'root' | 'out'>;

const refreshedFile = ({ root }: Paths) => join(root, '.cache', 'refreshed-pages.json');

const readRefreshed = (paths: Paths): string[] =>
  existsSync(refreshedFile(paths)) ? (JSON.parse(readFileSync(refreshedFile(paths), 'utf8')) as string[]) : [];

/** Returns Gatsby's data of a page, or null if it has built no such page. */
function readPageData(out: string, path: string): PageData | null {
  const file = join(out, pageDataFile(path));
  return existsSync(file) ? parsePageData(readFileSync(file, 'utf8')) : null;
}

interface RefreshedPage extends BuiltPage {
  /**
   * The path of the page whose data is copied: the page itself or, if it is new, another page with the same template.
   */
  model: string;
}

/** Returns null if a page's template has no page that Gatsby has built. */
export function findModels(
  out: string,
  pages: readonly BuiltPage[],
  all: readonly BuiltPage[],
): RefreshedPage[] | null {
  const isBuilt = ({ path }: BuiltPage) => existsSync(join(out, pageDataFile(path)));
  const found = pages.flatMap((page) => {
    const model = isBuilt(page) ? page : all.find((each) => each.component === page.component && isBuilt(each));
    return model ? [{ ...page, model: model.path }] : [];
  });
  return found.length === pages.length ? found : null;
}

/**
 * Only Gatsby may remove the last page with a template: without that page's data, no other page with the template can
 * be written.
 */
export function isLastOfTemplate(out: string, path: string, remaining: readonly BuiltPage[]): boolean {
  const template = readPageData(out, path)?.componentChunkName;
  return !remaining.some((page) => readPageData(out, page.path)?.componentChunkName === template);
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Requires the scripts of Gatsby's last build, which the pages refer to. */
async function writePages({ root, out }: Paths, pages: readonly RefreshedPage[]): Promise<void> {
  if (!pages.length) return;
  const render = loadRenderer(root);
  for (const { path, context, model } of pages) {
    const before = readPageData(out, model)!;
    const pageData = { ...before, path, result: { ...before.result, pageContext: context } };
    const html = await render(pageData);
    writeInto(join(out, pageDataFile(path)), JSON.stringify(pageData));
    writeInto(join(out, htmlFile(path)), html);
    // React frees rendered pages in `setImmediate` callbacks. Without this pause none would run, and each page would
    // keep 0.2 MB.
    await setImmediate();
  }
}

function removePage(out: string, path: string): void {
  for (const file of [pageDataFile(path), htmlFile(path)]) rmSync(join(out, file), { force: true });
}

export async function refreshPages(
  paths: Paths,
  { written, removed }: { written: readonly RefreshedPage[]; removed: readonly string[] },
): Promise<void> {
  const changed = [...written.map(({ path }) => path), ...removed];
  // Recorded before the first page is written, so that Gatsby's next build repairs an interrupted refresh.
  writeFileSync(refreshedFile(paths), JSON.stringify([...new Set([...readRefreshed(paths), ...changed])]));
  await writePages(paths, written);
  for (const path of removed) removePage(paths.out, path);
}

function isWritten(out: string, { path, context }: BuiltPage, startedAt: number): boolean {
  const html = statSync(join(out, htmlFile(path)), { throwIfNoEntry: false });
  if (!html || html.mtimeMs < startedAt) return false;
  return JSON.stringify(readPageData(out, path)?.result.pageContext) === JSON.stringify(context);
}

/**
 * Repeats the refreshes that Gatsby's build may have reverted: Gatsby compares a page's context only with its own last
 * build. Skips pages that Gatsby has written since `startedAt`, in milliseconds.
 */
export async function rewriteRefreshed(paths: Paths, pages: readonly BuiltPage[], startedAt: number): Promise<void> {
  const refreshed = new Set(readRefreshed(paths));
  const written = pages.filter((page) => refreshed.has(page.path) && !isWritten(paths.out, page, startedAt));
  await writePages(paths, findModels(paths.out, written, pages)!);
  const current = new Set(pages.map(({ path }) => path));
  for (const path of refreshed) if (!current.has(path)) removePage(paths.out, path);
  rmSync(refreshedFile(paths), { force: true });
}
