import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../content/pageContext';
import { fontUrl } from '../ui/theme/fonts';

// Gatsby preloads neither the page's own chunk and data nor its language: the browser would find them one after another.
interface PageData {
  componentChunkName: string;
  result: { pageContext?: Partial<PageContext> };
}

const messageChunks: Record<string, string[]> = {
  'en-US': ['messages-en'],
  'en-CA': ['messages-en', 'messages-en-ca'],
  'fr-CA': ['messages-fr'],
};

let chunkMap: Record<string, string[]> | undefined;

function chunkFiles(name: string): string[] {
  chunkMap ??= readChunkMap();
  return (chunkMap[name] ?? []).filter((file) => file.endsWith('.js'));
}

function readChunkMap(): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), 'public', 'chunk-map.json'), 'utf8')) as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The links that let the browser fetch all that a page's first render needs at once. */
export function preloads(path: string, loadPageData: ((path: string) => unknown) | undefined) {
  const data = loadPageData?.(path) as PageData | undefined;
  const font = <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />;
  if (!data) return [font];
  const chunks = [data.componentChunkName, ...(messageChunks[data.result.pageContext?.localeId ?? 'en-US'] ?? [])];
  const dataPath = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return [
    font,
    <link key="data" rel="preload" as="fetch" href={`/page-data/${dataPath}/page-data.json`} crossOrigin="anonymous" />,
    ...chunks.flatMap(chunkFiles).map((file) => <link key={file} rel="preload" as="script" href={file} />),
  ];
}
