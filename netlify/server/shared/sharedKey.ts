import type { IncomingMessage } from 'node:http';
import { preferredLanguage } from '../../routes/http/language';
import { findCacheRule } from '../../routes/http/cacheRules';

interface SharedKey {
  key: string;
  route: string;
}

/** Contains what `Netlify-Vary` lists. Null if the response cannot be shared, such as for a request with a token. */
export function getSharedKey(
  { method, url = '/', headers }: IncomingMessage,
  allowedOrigins: readonly string[],
): SharedKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const sharing = findCacheRule(url.split('?', 1)[0]!);
  const parsed = sharing && URL.parse(url, 'http://localhost');
  if (!parsed) return null;
  const query = sharing.query.map((name) => parsed.searchParams.getAll(name));
  const language = sharing.languages ? preferredLanguage(headers['accept-language']) : '';
  const origin = allowedOrigins.find((each) => each === headers.origin) ?? '';
  return { key: JSON.stringify([parsed.pathname, query, language, origin]), route: sharing.route };
}
