export const podKeyLength = 8;
const exact = new RegExp(`^[A-Z]{${podKeyLength}}$`);

export const isPodKey = (text: string): boolean => exact.test(text);

/** 'abcd-efgh ' → 'ABCDEFGH'. Returns null if the text is not a key. */
export function parsePodKey(text: string): string | null {
  const letters = text.replace(/[\s\p{Dash}]/gu, '');
  // Checked before converting to upper case, which turns letters such as ı and ſ into A to Z too.
  return /^[A-Za-z]+$/.test(letters) && isPodKey(letters.toUpperCase()) ? letters.toUpperCase() : null;
}
