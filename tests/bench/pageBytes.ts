import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Bytes {
  raw: number;
  /** zlib level 6, which most hosts use without brotli. */
  gzip: number;
  /** Quality 5, which hosts use to compress on the fly. */
  brotli5: number;
  /** Quality 11, which hosts use for static files. */
  brotli11: number;
}

export interface PageBytes {
  html: Bytes;
  js: Bytes & { files: string[] };
  css: Bytes;
}

const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const none: Bytes = { raw: 0, gzip: 0, brotli5: 0, brotli11: 0 };

const bytesOf = (body: Buffer): Bytes =>
  body.length === 0
    ? none
    : {
        raw: body.length,
        gzip: gzipSync(body, { level: 6 }).length,
        brotli5: brotli(body, 5),
        brotli11: brotli(body, 11),
      };

const sum = (all: Bytes[]): Bytes =>
  all.reduce(
    (total, one) => ({
      raw: total.raw + one.raw,
      gzip: total.gzip + one.gzip,
      brotli5: total.brotli5 + one.brotli5,
      brotli11: total.brotli11 + one.brotli11,
    }),
    none,
  );

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean);

const local = (address: string | undefined) => (address?.startsWith('/') && !address.startsWith('//') ? address : null);

/** Returns the scripts and style sheets of this site that a page's HTML loads immediately. */
export function firstLoadFiles(html: string): { scripts: string[]; styles: string[] } {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const tag of tags) {
    const isScript = /^<script/i.test(tag);
    const rel = attribute(tag, 'rel');
    // The page’s own start script loads these.
    for (const list of [attribute(tag, 'data-scripts'), attribute(tag, 'data-chunks')])
      for (const file of list?.split(' ') ?? []) scripts.add(file);
    const isPreloaded = rel === 'modulepreload' || (rel === 'preload' && attribute(tag, 'as') === 'script');
    const address = local(attribute(tag, isScript ? 'src' : 'href'));
    // Browsers with module support never load `nomodule` scripts.
    const isOld = isScript && /\snomodule\b/i.test(tag);
    if (address && !isOld && (isScript || isPreloaded)) scripts.add(address.replace(/[?#].*$/, ''));
    else if (address && rel === 'stylesheet') styles.add(address.replace(/[?#].*$/, ''));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const inlineStyles = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css).join('\n');

interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const gateOf = (root: string): string | null =>
  attribute(root, 'data-gate') === 'ask' ? `gate-${attribute(root, 'data-country')}` : null;

/**
 * By template: chunks and message groups that a page always loads, because only the browser can render its main
 * content, or because later sections are near the first screen.
 */
const islands: Record<string, { chunks: string[]; words: string[] }> = {
  'find-batch': { chunks: ['island-find-batch', 'page-sections'], words: ['lab'] },
  'lab-report': { chunks: ['island-lab-report', 'footer'], words: ['lab', 'details', 'footer'] },
  favorites: { chunks: ['footer'], words: ['details', 'footer'] },
  'privacy-choices': { chunks: ['footer'], words: ['footer'] },
  track: { chunks: ['island-track', 'footer'], words: ['account', 'order', 'footer'] },
};

/** Returns chunks that a page loads although its HTML does not reference them. */
function lazyChunks(publicDir: string, path: string, html: string): string[] {
  const pageData = join(publicDir, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  const root = /<html\b[^>]*>/i.exec(html)?.[0] ?? '';
  const messages = (group: string) => `messages-${attribute(root, 'lang')!.slice(0, 2)}-${group}-ts`;
  const names: string[] = [];
  if (existsSync(pageData)) {
    const { componentChunkName } = JSON.parse(readFileSync(pageData, 'utf8')) as { componentChunkName: string };
    // Gatsby loads the page's component.
    names.push(componentChunkName);
    const template = /^component---src-templates-(.+)-tsx$/.exec(componentChunkName)?.[1] ?? '';
    const island = islands[template];
    if (island) names.push(...island.chunks, ...island.words.map(messages));
  }
  const gate = gateOf(root);
  if (gate) names.push(gate, messages('welcome'));
  return names;
}

function lazyScripts(publicDir: string, path: string, html: string): string[] {
  const file = join(publicDir, '..', '.cache', 'webpack.stats.json');
  if (!existsSync(file)) return [];
  const { namedChunkGroups } = JSON.parse(readFileSync(file, 'utf8')) as BundleStats;
  return lazyChunks(publicDir, path, html)
    .flatMap((name) => namedChunkGroups[name]!.assets.map((asset) => `/${asset.name}`))
    .filter((script) => script.endsWith('.js'));
}

const cache = new Map<string, Bytes>();

function fileBytes(file: string): Bytes {
  const cached = cache.get(file);
  if (cached) return cached;
  const bytes = bytesOf(readFileSync(file));
  cache.set(file, bytes);
  return bytes;
}

/** '/us/en/shop' → public/us/en/shop/index.html. */
export const htmlFile = (publicDir: string, path: string): string => join(publicDir, path, 'index.html');

/** Counts the bytes that a new visitor's first page loads before any interaction, without pictures, fonts and data. */
export function pageBytes(publicDir: string, path: string): PageBytes {
  const html = readFileSync(htmlFile(publicDir, path), 'utf8');
  const { scripts, styles } = firstLoadFiles(html);
  const files = [...new Set([...scripts, ...lazyScripts(publicDir, path, html)])];
  return {
    html: bytesOf(Buffer.from(html)),
    js: { ...sum(files.map((file) => fileBytes(join(publicDir, file)))), files },
    css: sum([bytesOf(Buffer.from(inlineStyles(html))), ...styles.map((file) => fileBytes(join(publicDir, file)))]),
  };
}

export const htmlGzip = (publicDir: string, path: string): number =>
  gzipSync(readFileSync(htmlFile(publicDir, path)), { level: 6 }).length;
