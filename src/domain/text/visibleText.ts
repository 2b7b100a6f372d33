/** Direction marks would change the direction of the text after them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Includes U+2800, a braille cell without dots, which looks like a space.
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Keeps joiners, which names in Persian and Hindi need: 'Ada\u202e' → 'Ada'. */
export const visibleText = (text: string): string =>
  text.replace(invisibleCharacters, '').trim() === '' ? '' : text.replace(directionMarks, '');

const isDigit = /\p{Nd}/u;

/** 'Arabic ٤٢' → 'Arabic 42'. Changes nothing else. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode encodes the digits of each script in order.
    const codePoint = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && isDigit.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
    return String(value);
  });

/** Also turns full-width and other compatible characters into plain ones: '１／２' → '1/2'. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

/** For values without meaningful spaces, such as phone numbers: '\u202a＋1 415' → '+1 415'. */
export const pastedText = (text: string): string =>
  plainDigits(text.replace(invisibleCharacters, '')).replace(/\s+/g, ' ').trim();
