import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { loadRenderer, parsePageData } from './buildInternals';
import type { RenderedPage } from './builtPages';
import { htmlFile } from './finishPages';
import type { SitePaths } from './prepareSite';

type Paths = Pick<SitePaths, 'root' | 'out'>;

const refreshedFile = ({ root }: Paths) => join(root, '.cache', 'refreshed-pages.json');

const readRefreshed = (paths: Paths): string[] =>
  existsSync(refreshedFile(paths)) ? (JSON.parse(readFileSync(refreshedFile(paths), 'utf8')) as string[]) : [];

/** Requires the scripts of Gatsby's last build, which the pages refer to. */
async function writePages({ root, out }: Paths, pages: readonly RenderedPage[]): Promise<void> {
  if (!pages.length) return;
  const render = loadRenderer(root);
  for (const { path, context } of pages) {
    const file = join(out, pageDataFile(path));
    const before = parsePageData(readFileSync(file, 'utf8'));
    const data = { ...before, path, result: { ...before.result, pageContext: context } };
    const html = await render(data);
    writeFileSync(file, JSON.stringify(data));
    writeFileSync(join(out, htmlFile(path)), html);
  }
}

export async function refreshPages(paths: Paths, pages: readonly RenderedPage[]): Promise<void> {
  const refreshed = new Set([...readRefreshed(paths), ...pages.map(({ path }) => path)]);
  // Recorded before the first page is written, so that Gatsby's next build repairs an interrupted refresh.
  writeFileSync(refreshedFile(paths), JSON.stringify([...refreshed]));
  await writePages(paths, pages);
}

/**
 * Rewrites pages that were refreshed after Gatsby's previous build, which Gatsby may skip, because it compares a page's
 * context only with that build.
 */
export async function rewriteRefreshed(paths: Paths, pages: readonly RenderedPage[]): Promise<void> {
  const refreshed = new Set(readRefreshed(paths));
  await writePages(
    paths,
    pages.filter(({ path }) => refreshed.has(path)),
  );
  rmSync(refreshedFile(paths), { force: true });
}
