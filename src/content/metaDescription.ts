/** What search engines show under a title: they cut off what is longer. */
const longest = 158;

/** A product's tagline and the beginning of its description; what is left out ends at a word and shows as …. */
export function metaDescription(tagline: string, description: string): string {
  const text = `${/[.!?…]$/.test(tagline) ? tagline : `${tagline}.`} ${description}`;
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).replace(/\s+\S*$/, '');
  return /[.!?]$/.test(words) ? words : `${words.slice(0, longest - 1).replace(/[\s,;:–]+$/, '')}…`;
}
