import { podKeyLength } from './podKey';

/** What a link may call the key. */
const names = ['key', 'podKey', 'code'];
/** With some room for spaces and dashes, and not for a whole text. */
const longest = 4 * podKeyLength;

interface LinkParts {
  /** '?key=ABCDEFGH' */
  search: string;
  /** '#key=ABCDEFGH' */
  hash: string;
}

/** S2-62: the pod key that a link carries, as it stands there, and the link without it; null where it carries none. */
export function linkedPodKey({ search, hash }: LinkParts): { typed: string; search: string; hash: string } | null {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))] as const;
  const typed = parts.flatMap((part) => names.flatMap((name) => part.get(name) || []))[0];
  if (!typed) return null;
  for (const part of parts) for (const name of names) part.delete(name);
  const [query, fragment] = parts.map(String) as [string, string];
  return { typed: typed.slice(0, longest), search: query && `?${query}`, hash: fragment && `#${fragment}` };
}
