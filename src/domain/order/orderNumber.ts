/** No two characters look or sound alike in English or French. Vowels are missing, so that no number spells a word. */
export const orderNumberLetters = '23456789FHJKMRTWXY';
export const orderNumberLength = 8;
export const orderNumberPattern = new RegExp(`^[${orderNumberLetters}]{${orderNumberLength}}$`);

/** ' k7rm-4wxt ' → 'K7RM4WXT'. */
export function parseOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return orderNumberPattern.test(number) ? number : null;
}
