/** The number of letters A to Z printed on a pod's pack. */
export const podKeyLength = 8;
const exact = new RegExp(`^[A-Z]{${podKeyLength}}$`);

/** True for a normalized pod key such as 'ABCDEFGH'. */
export const isPodKey = (text: string): boolean => exact.test(text);

/**
 * Normalizes a typed or pasted key, in either case and with spaces or dashes: 'abcd-efgh ' → 'ABCDEFGH'. Returns null
 * if it is not a key.
 */
export function parsePodKey(text: string): string | null {
  const letters = text.replace(/[\s\p{Dash}]/gu, '');
  // Check before upper-casing, which turns other letters such as ı and ſ into A to Z too.
  return /^[A-Za-z]+$/.test(letters) && isPodKey(letters.toUpperCase()) ? letters.toUpperCase() : null;
}
