/** Letters A to Z, as printed on the pack. */
export const podKeyLength = 8;
const exact = new RegExp(`^[A-Z]{${podKeyLength}}$`);

export const isPodKey = (text: string): boolean => exact.test(text);

/** 'abcd-efgh ' → 'ABCDEFGH'. Null if the text is not a key. */
export function parsePodKey(text: string): string | null {
  const letters = text.replace(/[\s\p{Dash}]/gu, '');
  // Check before upper-casing, which turns other letters such as ı and ſ into A to Z too.
  return /^[A-Za-z]+$/.test(letters) && isPodKey(letters.toUpperCase()) ? letters.toUpperCase() : null;
}
