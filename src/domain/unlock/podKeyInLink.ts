import { podKeyLength } from './podKey';

const names = ['key', 'podKey', 'code'];
/** Leaves room for spaces and dashes, but not for a long text. */
const maxLength = 4 * podKeyLength;

interface LinkParts {
  search: string;
  hash: string;
}

/** Returns the key as written, and the rest of the link in `search` and `hash`. */
export function podKeyInLink({ search, hash }: LinkParts): { typed: string; search: string; hash: string } | null {
  const parameterSets = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))] as const;
  const typed = parameterSets.flatMap((parameters) => names.flatMap((name) => parameters.get(name) || []))[0];
  if (!typed) return null;
  for (const parameters of parameterSets) for (const name of names) parameters.delete(name);
  const [query, fragment] = parameterSets.map(String) as [string, string];
  return { typed: typed.slice(0, maxLength), search: query && `?${query}`, hash: fragment && `#${fragment}` };
}
