/** Marks that change the direction of the text after them, in whatever page, mail or list shows it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// U+2800 is a braille cell without dots, which looks like a space.
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Text without direction marks, or '' if nothing in it can be seen. Joiners stay, because names in Persian and Hindi
 * need them: 'Ada\u202e' → 'Ada', '\u200b' → ''.
 */
export const visibleText = (text: string): string =>
  text.replace(unseen, '').trim() === '' ? '' : text.replace(directionMarks, '');

/**
 * Pasted text for a value without spaces of its own, such as a phone number: nothing that cannot be seen, full-width
 * characters as ASCII, and plain single spaces: '\u202a＋1 415' → '+1 415'.
 */
export const pastedText = (text: string): string =>
  text.replace(unseen, '').normalize('NFKC').replace(/\s+/g, ' ').trim();
