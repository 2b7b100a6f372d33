import type { ReactNode } from 'react';
import type { MessageKey, MessageValues } from './translator';

/** Puts links in place of a message's {placeholders}. */
export function withLinks<Key extends MessageKey>(
  t: (key: Key, values: MessageValues<Key>) => string,
  key: Key,
  links: MessageValues<Key, ReactNode>,
): ReactNode[] {
  const linksByName = links as Record<string, ReactNode>;
  // A placeholder filled with itself stays in the text.
  const placeholders = Object.fromEntries(
    Object.keys(linksByName).map((name) => [name, `{${name}}`]),
  ) as MessageValues<Key>;
  return t(key, placeholders)
    .split(/\{(\w+)\}/)
    .map((text, index) => (index % 2 ? <span key={text}>{linksByName[text]}</span> : text));
}
