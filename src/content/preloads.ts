import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleId } from '../domain/region/locales';
import type { PageContext } from './pageContext';

/** What the build knows of a page once its files are written. */
export interface BuiltPage {
  path: string;
  componentChunkName: string;
  localeId: LocaleId | undefined;
  routeId: PageContext['routeId'] | undefined;
}

/** The groups of chunks that the bundler wrote, by name. */
interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const languageOf: Record<LocaleId, string> = { 'en-US': 'en', 'en-CA': 'en', 'fr-CA': 'fr' };

/** The groups of words that a route's first render shows beside the first. */
const wordGroups: Partial<Record<NonNullable<BuiltPage['routeId']>, string[]>> = {
  signIn: ['account'],
  register: ['account'],
  privacyChoices: ['account'],
  checkoutRegister: ['account'],
  storeLocator: ['stores'],
  product: ['product'],
};

function messageChunks({ localeId = 'en-US', routeId = 'home' }: BuiltPage): string[] {
  const groups = ['first', ...(wordGroups[routeId] ?? [])];
  return [
    ...groups.map((group) => `messages-${languageOf[localeId]}-${group}`),
    ...(localeId === 'en-CA' ? ['messages-en-ca'] : []),
  ];
}

const earlier = /<link data-preload[^>]*>/g;

const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

const dataOf = (path: string) => `/page-data/${path === '/' ? 'index' : path.replace(/^\//, '')}/page-data.json`;

function linksOf(page: BuiltPage, { namedChunkGroups }: BundleStats): string {
  const names = [page.componentChunkName, ...messageChunks(page)];
  const files = names.flatMap((name) => namedChunkGroups[name]?.assets ?? []).map(({ name }) => name);
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  return [
    `<link data-preload rel="preload" as="fetch" href="${dataOf(page.path)}" crossorigin="anonymous"/>`,
    ...scripts.map((file) => `<link data-preload rel="preload" as="script" href="/${file}"/>`),
  ].join('');
}

/**
 * Lets the browser fetch all that a page's first render needs at once: Gatsby's HTML names neither the page's own chunk
 * and data nor its language. Done on the finished files, since a change of scripts alone leaves Gatsby's HTML as it was.
 */
export function writePreloads(out: string, pages: BuiltPage[]): void {
  const stats = JSON.parse(readFileSync(join(out, 'webpack.stats.json'), 'utf8')) as BundleStats;
  for (const page of pages) {
    const file = join(out, fileOf(page.path));
    const html = readFileSync(file, 'utf8');
    const linked = html.replace(earlier, '').replace('</head>', `${linksOf(page, stats)}</head>`);
    if (linked !== html) writeFileSync(file, linked);
  }
}
