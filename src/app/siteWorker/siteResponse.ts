import { hasShape, type JsonShape } from '../../data/responseShape';
import { isSiteHtml } from '../../domain/site/siteHtml';
import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import type { CacheKind } from './cacheKind';

/** Some hosts send fonts, AVIF pictures and the manifest as octet streams. */
const types: Record<CacheKind, RegExp> = {
  page: /html/,
  data: /json|octet-stream/,
  file: /(java|ecma)script|font|octet-stream/,
  picture: /^image\/|octet-stream/,
};

const anyItem: readonly string[] = [];
/** The content of the build's files, by the first part of their path. A proxy may answer JSON of its own. */
const dataShapes: Record<string, JsonShape> = {
  'page-data': { fields: ['path', 'result'] },
  map: { fields: ['objects', 'arcs'] },
  reports: { fields: ['batch'] },
  catalogue: { listOf: anyItem },
  lists: { fields: ['version', 'content'] },
  search: { listOf: anyItem },
  stores: { listOf: anyItem },
  notifications: { listOf: anyItem },
};
const appDataShape: JsonShape = { fields: ['webpackCompilationHash'] };
const manifestShape: JsonShape = { fields: ['name', 'icons'] };

function isSiteData(path: string, text: string): boolean {
  const shape = path === appDataFile ? appDataShape : (dataShapes[path.split('/', 2)[1]!] ?? manifestShape);
  try {
    return hasShape(JSON.parse(text), shape);
  } catch {
    return false;
  }
}

const isSameOrigin = (url: string): boolean => !url || new URL(url).origin === location.origin;

/** False for captive portals and proxies, which send HTML or JSON with status 200 or redirect to another origin. */
export async function isSiteResponse(kind: CacheKind, path: string, response: Response): Promise<boolean> {
  if (!isSameOrigin(response.url) || !types[kind].test(response.headers.get('content-type') ?? '')) return false;
  if (kind !== 'page' && kind !== 'data') return true;
  const text = await response.clone().text();
  return kind === 'page' ? isSiteHtml(text) : isSiteData(path, text);
}
