/**
 * Characters that neither look nor sound alike when read aloud in English or French. Without vowels, no number spells a
 * word.
 */
export const orderNumberLetters = '23456789FHJKMRTWXY';
export const orderNumberLength = 8;
export const orderNumberPattern = new RegExp(`^[${orderNumberLetters}]{${orderNumberLength}}$`);

/** Normalizes a typed or dictated order number, or returns null: ' k7rm-4wxt ' → 'K7RM4WXT'. */
export function parseOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return orderNumberPattern.test(number) ? number : null;
}
