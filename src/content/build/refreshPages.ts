import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appDataFile, pageDataFile } from '../../domain/site/routing/pageDataFiles';
import type { PageContext } from '../pages/pageContext';
import { loadRenderer, parsePageData } from './buildInternals';
import type { BuildPlaces } from './buildSite';
import { fileOf } from './finishPages';

type Places = Pick<BuildPlaces, 'root' | 'out'>;

/** A page and what it is rendered from. */
export interface FreshPage {
  path: string;
  context: PageContext;
}

/** Lists the pages written since Gatsby's last build. */
const refreshedFile = ({ root }: Places) => join(root, '.cache', 'refreshed-pages.json');

const readRefreshed = (places: Places): string[] =>
  existsSync(refreshedFile(places)) ? (JSON.parse(readFileSync(refreshedFile(places), 'utf8')) as string[]) : [];

/** Writes the data and the HTML of pages. Their scripts must be those of Gatsby's last build. */
async function write({ root, out }: Places, pages: readonly FreshPage[]): Promise<void> {
  if (!pages.length) return;
  const appData = JSON.parse(readFileSync(join(out, appDataFile), 'utf8')) as { webpackCompilationHash: string };
  const render = loadRenderer(root, out, appData.webpackCompilationHash);
  for (const { path, context } of pages) {
    const file = join(out, pageDataFile(path));
    const before = parsePageData(readFileSync(file, 'utf8'));
    const data = { ...before, path, result: { ...before.result, pageContext: context } };
    const html = await render(data);
    writeFileSync(file, JSON.stringify(data));
    writeFileSync(join(out, fileOf(path)), html);
  }
}

/** Writes pages whose context has changed since Gatsby's last build. */
export async function refreshPages(places: Places, pages: readonly FreshPage[]): Promise<void> {
  const paths = new Set([...readRefreshed(places), ...pages.map(({ path }) => path)]);
  // Written before the first page, so that Gatsby's next build repairs an interrupted refresh.
  writeFileSync(refreshedFile(places), JSON.stringify([...paths]));
  await write(places, pages);
}

/**
 * Rewrites the pages that were refreshed between Gatsby's previous build and this one. Gatsby compares a page's context
 * only with that of its own previous build, so it may skip a page that was refreshed since.
 */
export async function rewriteRefreshed(places: Places, pages: readonly FreshPage[]): Promise<void> {
  const refreshed = new Set(readRefreshed(places));
  await write(
    places,
    pages.filter(({ path }) => refreshed.has(path)),
  );
  rmSync(refreshedFile(places), { force: true });
}
