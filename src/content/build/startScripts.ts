import { listPageSearch, visitedPath } from '../../domain/site/routing/listPage';
import { escapeHtml } from '../../domain/text/escapeHtml';
import { messageFiles, initialMessageGroups } from '../../domain/site/messageGroups';
import { appDataFile, pageDataFile, missingPagePath } from '../../domain/site/routing/pageDataFiles';
import type { BuiltPage } from './builtPages';
import { lazyScripts, type BundledScripts } from './bundledScripts';
import { encodeHtml, type HtmlBytes } from '../files/htmlBytes';

export interface StartScript {
  text: string;
  scripts: BundledScripts;
  /** The `webpackCompilationHash` in `appDataFile`. */
  buildHash: string;
}

const loadedAfterHydration: Partial<Record<string, string[]>> = {
  storeLocator: ['src/features/store-locator/LiveFinder.tsx'],
};

function modulesOf({ component, context: { localeId, routeId } }: BuiltPage): string[] {
  const messages = initialMessageGroups(routeId).flatMap((group) => messageFiles(localeId, group));
  return [
    component,
    ...messages.map((file) => `src/i18n/messages/${file}.ts`),
    ...(loadedAfterHydration[routeId] ?? []),
  ];
}

const startTag = /<script data-scripts=[^]*?<\/script>/g;

function tagOf(page: BuiltPage, { text, scripts, buildHash }: StartScript): string {
  const { routeId, listing } = page.context;
  const chunks = new Set(modulesOf(page).flatMap((module) => lazyScripts(module, scripts)));
  // Gatsby looks up a list's page by the list's path and query, and would replace any other address.
  // At a missing address it keeps the address for its own 404 page, and looks that up by its path.
  const path = routeId === 'notFound' ? missingPagePath : visitedPath(page.path, listing);
  const data = [`${pageDataFile(path)}${listPageSearch(listing?.page ?? 1)}`, appDataFile];
  const attributes = {
    scripts: scripts.startup.join(' '),
    data: data.join(' '),
    chunks: [...chunks].join(' '),
    header: lazyScripts('src/app/header/Header.tsx', scripts).join(' '),
    page: path,
    build: buildHash,
  };
  const written = Object.entries(attributes).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<script ${written.join(' ')}>${text}</script>`;
}

/** Gatsby does not rewrite the HTML if only scripts have changed, so the earlier build's script is replaced here. */
export const withStartScript = (html: HtmlBytes, page: BuiltPage, start: StartScript): HtmlBytes =>
  html.replace(startTag, '').replace('</body>', () => `${encodeHtml(tagOf(page, start))}</body>`);
