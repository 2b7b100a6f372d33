import type { LocaleId } from '../../domain/region/locales';
import { listPathOfPage, listPageSearch, pageNumberInPath } from '../../domain/catalogue/list/listPage';
import { escapeHtml } from '../../domain/escapeHtml';
import { messageFiles, messageGroupsOf } from '../../domain/site/messageGroups';
import { appDataFile, pageDataFile, missingPagePath } from '../../domain/site/routing/pageDataFiles';
import type { BundleStats } from './bundleReport';
import { listComponentFiles, scriptTags } from './buildInternals';
import { bytesOf, type HtmlBytes } from './htmlBytes';
import type { PageContext } from '../pages/pageContext';

/** A page whose files have been written. */
export interface BuiltPage {
  path: string;
  componentChunkName: string;
  localeId: LocaleId | undefined;
  routeId: PageContext['routeId'] | undefined;
}

/** The bundler's name for the chunk of a messages file: 'en-CA/order' → 'messages-en-CA-order-ts'. */
const messageChunk = (file: string) => `messages-${file.replace('/', '-')}-ts`;

/** Chunks that a page renders right after hydration. */
const liveChunks: Partial<Record<string, string[]>> = { storeLocator: ['store-finder'] };

function chunksOf({ localeId = 'en-US', routeId = 'home' }: BuiltPage): string[] {
  const files = messageGroupsOf(routeId).flatMap((group) => messageFiles(localeId, group));
  return [...files.map(messageChunk), ...(liveChunks[routeId] ?? [])];
}

/** The tag that an earlier run wrote. */
const ownTag = /<script data-scripts=[^]*?<\/script>/g;

function scriptsOf(names: string[], { namedChunkGroups }: BundleStats): string[] {
  const files = names.flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) throw new Error(`expected the chunk group "${name}" in the bundler's report`);
    return group.assets.map((asset) => `/${asset.name}`);
  });
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The script of each template's component, without those it shares with others. */
function componentFiles(stats: BundleStats): Record<string, string[]> {
  const names = Object.keys(stats.namedChunkGroups).filter((name) => name.startsWith('component---src-templates-'));
  return Object.fromEntries(names.map((name) => [name, scriptsOf([name], stats).slice(-1)]));
}

function startOf(page: BuiltPage, stats: BundleStats, text: string): string {
  const scripts = scriptsOf(['app'], stats);
  const chunks = scriptsOf([page.componentChunkName, ...chunksOf(page)], stats);
  const own = chunks.filter((file) => !scripts.includes(file)).join(' ');
  // Gatsby looks up a list's page by the list's path and the query, and would replace any other path.
  const list = listPathOfPage(page.path);
  const data = `${pageDataFile(list)}${listPageSearch(pageNumberInPath(page.path))} ${appDataFile}`;
  // For a 404 page at any other path, Gatsby would replace the address.
  const path = page.routeId === 'notFound' ? missingPagePath : list;
  return `<script data-scripts="${scripts.join(' ')}" data-data="${data}" data-chunks="${own}" data-page="${escapeHtml(path)}">${text}</script>`;
}

/**
 * Returns a function that adds the start script, which lets the browser paint a page first and then requests
 * everything for its first render at once. The function also lists the scripts of page components, which Gatsby
 * prefetches. Gatsby's HTML references neither the page's own chunk and data nor its
 * messages. This runs on finished files, because Gatsby does not rewrite the HTML if only scripts changed.
 */
export function startWriter(stats: BundleStats, text: string): (html: HtmlBytes, page: BuiltPage) => HtmlBytes {
  const components = componentFiles(stats);
  return (html, page) =>
    listComponentFiles(html, components)
      .replace(scriptTags, '')
      .replace(ownTag, '')
      .replace('</body>', () => `${bytesOf(startOf(page, stats, text))}</body>`);
}
