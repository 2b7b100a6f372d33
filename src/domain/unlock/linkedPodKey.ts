import { podKeyLength } from './podKey';

/** The parameter names that a link can use for the key. */
const names = ['key', 'podKey', 'code'];
/** Allows spaces and dashes, but not a long text. */
const maxLength = 4 * podKeyLength;

interface LinkParts {
  /** For example '?key=ABCDEFGH'. */
  search: string;
  /** For example '#key=ABCDEFGH'. */
  hash: string;
}

/** The pod key in a link, as written, and the link's query and fragment without it. Null if there is none. */
export function podKeyInLink({ search, hash }: LinkParts): { typed: string; search: string; hash: string } | null {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))] as const;
  const typed = parts.flatMap((part) => names.flatMap((name) => part.get(name) || []))[0];
  if (!typed) return null;
  for (const part of parts) for (const name of names) part.delete(name);
  const [query, fragment] = parts.map(String) as [string, string];
  return { typed: typed.slice(0, maxLength), search: query && `?${query}`, hash: fragment && `#${fragment}` };
}
