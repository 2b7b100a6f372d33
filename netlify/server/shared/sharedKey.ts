import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { preferredLanguage } from '../../routes/http/language';
import { findCacheRule, type CacheRule } from '../../routes/http/cacheRules';

export interface SharedKey {
  key: string;
  route: string;
}

interface Preferences {
  language: string | undefined;
  origin: string;
}

function createKey(sharing: CacheRule, url: URL, preferences: Preferences): SharedKey {
  const query = sharing.query.map((name) => url.searchParams.getAll(name));
  const language = sharing.languages ? preferredLanguage(preferences.language) : '';
  return { key: JSON.stringify([url.pathname, query, language, preferences.origin]), route: sharing.route };
}

/** Parsing a URL takes longer than the rest of serving a cached response. */
const keys = new LRUCache<string, SharedKey>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_, text) => text.length + 200,
});

/** Contains what `Netlify-Vary` lists. Null if the response cannot be shared, such as for a request with a token. */
export function getSharedKey(
  { method, url = '/', headers }: IncomingMessage,
  allowedOrigins: readonly string[],
): SharedKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const language = headers['accept-language'];
  const origin = allowedOrigins.find((each) => each === headers.origin) ?? '';
  const text = `${url}\n${language ?? ''}\n${origin}`;
  const found = keys.get(text);
  if (found) return found;
  const path = url.split('?', 1)[0]!;
  const sharing = findCacheRule(path);
  if (!sharing || !URL.canParse(url, 'http://localhost')) return null;
  const created = createKey(sharing, new URL(url, 'http://localhost'), { language, origin });
  keys.set(text, created);
  return created;
}
