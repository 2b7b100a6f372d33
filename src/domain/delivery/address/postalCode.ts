import type { Country } from '../../region/regions';

/** Normalizes a postal code: '90012-1234' → '90012', 'm5v2t6' → 'M5V 2T6'. */
export function normalPostalCode(text: string): string {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return /^\d/.test(code) ? code.slice(0, 5) : `${code.slice(0, 3)} ${code.slice(3)}`.trim();
}

const patterns: Record<Country, RegExp> = {
  us: /^\d{5}(?:-\d{4})?$/,
  // The first half is enough for a search.
  ca: /^[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?$/i,
};

/** The postal code that a text consists of, normalized. Null for any other text. */
export function typedPostalCode(text: string, country: Country): string | null {
  const typed = text.trim();
  return patterns[country].test(typed) ? normalPostalCode(typed) : null;
}
