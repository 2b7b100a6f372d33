import type { ReactNode } from 'react';

/** Splits a message into parts, with links in place of its {placeholders}. */
export function withLinks(message: string, links: Record<string, ReactNode>): ReactNode[] {
  return message.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? <span key={part}>{links[part]}</span> : part));
}
