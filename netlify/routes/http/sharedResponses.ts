import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../services/context/appContext';
import type { AppEnv, AppRequest } from './appEnv';
import { findCacheRule, type CacheRule } from './cacheRules';

export const shareResponse = (c: AppRequest, tags: readonly string[] = []): void => c.set('sharedTags', tags);

/** The inputs of a response besides its path. Every other query parameter is ignored. */
function varyHeader({ query, languages }: CacheRule, hasCors: boolean): string {
  const parts = [
    ...(query.length ? [`query=${query.join('|')}`] : []),
    ...(languages ? [`language=${languages.join('|')}`] : []),
    // With CORS, the response names the origin that may read it.
    ...(hasCors ? ['header=Origin'] : []),
  ];
  // An empty list would make Netlify use the whole query.
  return parts.join(',') || 'query=none';
}

const createEtag = (body: ArrayBuffer): string =>
  `"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 27)}"`;

export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  typeof ifNoneMatch === 'string' &&
  ifNoneMatch.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);

async function addCacheHeaders(c: AppRequest, rule: CacheRule, hasCors: boolean): Promise<void> {
  const body = await c.res.arrayBuffer();
  const etag = createEtag(body);
  const headers = new Headers(c.res.headers);
  headers.set('etag', etag);
  // A purge does not reach browsers, so they must revalidate. The response is usually a 304.
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  if (rule.languages) headers.append('vary', 'Accept-Language');
  if (matchesEtag(c.req.header('if-none-match'), etag)) {
    headers.delete('content-type');
    headers.delete('content-length');
    replaceResponse(c, new Response(null, { status: 304, headers }));
    return;
  }
  headers.set(
    'netlify-cdn-cache-control',
    `public, durable, max-age=${rule.maxAgeSeconds}, stale-while-revalidate=${rule.staleSeconds}`,
  );
  headers.set('netlify-vary', varyHeader(rule, hasCors));
  const tags = [...new Set(c.get('sharedTags'))];
  if (tags.length) headers.set('netlify-cache-tag', tags.join(','));
  replaceResponse(c, new Response(body, { status: c.res.status, headers }));
}

/** Hono merges the previous response's headers into a new one, so remove that response first. */
function replaceResponse(c: AppRequest, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/** Responses to requests with a token are never shared, even if the route calls `shareResponse`. */
export const addSharedHeaders = ({ settings }: Pick<AppContext, 'settings'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const rule = c.get('sharedTags') && c.res.status === 200 ? findCacheRule(c.req.path) : null;
    if (!rule || c.req.header('authorization') !== undefined) return;
    await addCacheHeaders(c, rule, settings.allowedOrigins.length > 0);
  });
