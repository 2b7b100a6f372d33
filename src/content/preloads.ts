import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleId } from '../domain/region/locales';

/** What the build knows of a page once its files are written. */
export interface BuiltPage {
  path: string;
  componentChunkName: string;
  localeId: LocaleId | undefined;
}

const messageChunks: Record<LocaleId, string[]> = {
  'en-US': ['messages-en-first'],
  'en-CA': ['messages-en-first', 'messages-en-ca'],
  'fr-CA': ['messages-fr-first'],
};

const earlier = /<link data-preload[^>]*>/g;

const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

const dataOf = (path: string) => `/page-data/${path === '/' ? 'index' : path.replace(/^\//, '')}/page-data.json`;

function linksOf(page: BuiltPage, chunks: Record<string, string[]>): string {
  const names = [page.componentChunkName, ...messageChunks[page.localeId ?? 'en-US']];
  const scripts = names.flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith('.js'));
  return [
    `<link data-preload rel="preload" as="fetch" href="${dataOf(page.path)}" crossorigin="anonymous"/>`,
    ...scripts.map((file) => `<link data-preload rel="preload" as="script" href="${file}"/>`),
  ].join('');
}

/**
 * Lets the browser fetch all that a page's first render needs at once: Gatsby's HTML names neither the page's own chunk
 * and data nor its language. Done on the finished files, since a change of scripts alone leaves Gatsby's HTML as it was.
 */
export function writePreloads(out: string, pages: BuiltPage[]): void {
  const chunks = JSON.parse(readFileSync(join(out, 'chunk-map.json'), 'utf8')) as Record<string, string[]>;
  for (const page of pages) {
    const file = join(out, fileOf(page.path));
    const html = readFileSync(file, 'utf8');
    const linked = html.replace(earlier, '').replace('</head>', `${linksOf(page, chunks)}</head>`);
    if (linked !== html) writeFileSync(file, linked);
  }
}
