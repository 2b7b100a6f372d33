import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { preferredLanguage } from '../../routes/http/language';
import { findCacheRule, type CacheRule } from '../../routes/http/cacheRules';

export interface SharedKey {
  key: string;
  /** The pattern of the path, for metrics. */
  route: string;
}

interface Asked {
  language: string | undefined;
  /** Empty unless responses depend on it. */
  origin: string;
}

function keyOf(sharing: CacheRule, url: URL, { language: wished, origin }: Asked): SharedKey {
  const query = sharing.query.map((name) => url.searchParams.getAll(name));
  const language = sharing.languages ? preferredLanguage(wished) : '';
  return { key: JSON.stringify([url.pathname, query, language, origin]), route: sharing.route };
}

/** Parsing a URL takes longer than the rest of a response from memory. */
const known = new LRUCache<string, SharedKey>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_, text) => text.length + 200,
});

/**
 * The key of the shared response to a request; null if its response cannot be shared. It has what `Netlify-Vary` lists: the
 * route's query parameters, the language and the origin, which is the same for all that may not read the response. Requests
 * with a token never have one.
 */
export function sharedKeyOf(
  { method, url = '/', headers }: IncomingMessage,
  allowedOrigins: readonly string[],
): SharedKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const language = headers['accept-language'];
  const origin = allowedOrigins.find((each) => each === headers.origin) ?? '';
  const text = `${url}\n${language ?? ''}\n${origin}`;
  const found = known.get(text);
  if (found) return found;
  const path = url.split('?', 1)[0]!;
  const sharing = findCacheRule(path);
  if (!sharing || !URL.canParse(url, 'http://localhost')) return null;
  const made = keyOf(sharing, new URL(url, 'http://localhost'), { language, origin });
  known.set(text, made);
  return made;
}
