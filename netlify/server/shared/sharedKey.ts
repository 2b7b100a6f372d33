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
  if (!sharing || !URL.canParse(url, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = sharing.query.map((name) => searchParams.getAll(name));
  const language = sharing.languages ? preferredLanguage(headers['accept-language']) : '';
  const origin = allowedOrigins.find((each) => each === headers.origin) ?? '';
  return { key: JSON.stringify([pathname, query, language, origin]), route: sharing.route };
}
