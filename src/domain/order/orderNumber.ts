/** Characters that look and sound unlike one another, read aloud in English or French; without vowels no number is a word. */
export const orderNumberLetters = '23456789FHJKMRTWXY';
export const orderNumberLength = 8;
export const orderNumberForm = new RegExp(`^[${orderNumberLetters}]{${orderNumberLength}}$`);

/** A typed or dictated order number as it is stored, or null: ' k7rm-4wxt ' → 'K7RM4WXT'. */
export function parseOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return orderNumberForm.test(number) ? number : null;
}
