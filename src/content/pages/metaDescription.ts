import { endWithPeriod } from '../../domain/text/endWithPeriod';

/** Search engines truncate longer descriptions. */
const maxLength = 158;

/** Truncates at a word. */
export function metaDescription(tagline: string, description: string): string {
  const text = `${endWithPeriod(tagline)} ${description}`;
  if (text.length <= maxLength) return text;
  const words = text.slice(0, maxLength).replace(/\s+\S*$/, '');
  return /[.!?]$/.test(words) ? words : `${words.slice(0, maxLength - 1).replace(/[\s,;:–]+$/, '')}…`;
}
