import type { ReactNode } from 'react';
import type { MessageKey, ValuesOf } from './translator';

/** Splits a message into parts, with links in place of its {placeholders}. */
export function withLinks<Key extends MessageKey>(
  t: (key: Key, values: ValuesOf<Key>) => string,
  key: Key,
  links: ValuesOf<Key, ReactNode>,
): ReactNode[] {
  const named = links as Record<string, ReactNode>;
  // A placeholder filled with itself stays in the text.
  const marks = Object.fromEntries(Object.keys(named).map((name) => [name, `{${name}}`])) as ValuesOf<Key>;
  return t(key, marks)
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? <span key={part}>{named[part]}</span> : part));
}
