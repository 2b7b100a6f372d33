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

/** The scripts of the pages must be those of Gatsby's last build. */
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
  // Written before the first page, so that Gatsby's next build repairs an interrupted refresh.
  writeFileSync(refreshedFile(paths), JSON.stringify([...refreshed]));
  await writePages(paths, pages);
}

/**
 * Rewrites the pages that were refreshed between Gatsby's previous build and this one. Gatsby compares a page's context
 * only with that of its own previous build, so it may skip a page that was refreshed since.
 */
export async function rewriteRefreshed(paths: Paths, pages: readonly RenderedPage[]): Promise<void> {
  const refreshed = new Set(readRefreshed(paths));
  await writePages(
    paths,
    pages.filter(({ path }) => refreshed.has(path)),
  );
  rmSync(refreshedFile(paths), { force: true });
}
