import type { ReactNode } from 'react';
import type { MessageKey, ValuesOf } from './translator';

/** Puts links in place of a message's {placeholders}. */
export function withLinks<Key extends MessageKey>(
  t: (key: Key, values: ValuesOf<Key>) => string,
  key: Key,
  links: ValuesOf<Key, ReactNode>,
): ReactNode[] {
  const linksByName = links as Record<string, ReactNode>;
  // A placeholder filled with itself stays in the text.
  const placeholders = Object.fromEntries(Object.keys(linksByName).map((name) => [name, `{${name}}`])) as ValuesOf<Key>;
  return t(key, placeholders)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? <span key={part}>{linksByName[part]}</span> : part));
}
