/** Search engines truncate longer descriptions. */
const longest = 158;

/** A product's tagline and the start of its description, cut at a word and ended with … if too long. */
export function metaDescription(tagline: string, description: string): string {
  const text = `${/[.!?…]$/.test(tagline) ? tagline : `${tagline}.`} ${description}`;
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).replace(/\s+\S*$/, '');
  return /[.!?]$/.test(words) ? words : `${words.slice(0, longest - 1).replace(/[\s,;:–]+$/, '')}…`;
}
