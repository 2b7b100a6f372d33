/** S9-15, D-24: as many letters A to Z are printed on a pod's pack. */
export const podKeyLength = 8;
const exact = new RegExp(`^[A-Z]{${podKeyLength}}$`);

/** Whether a text is a pod key as it is kept: 'ABCDEFGH'. */
export const isPodKey = (text: string): boolean => exact.test(text);

/**
 * S5-13, S9-15: the key in what a shopper typed or pasted, in either case, with spaces or dashes between:
 * 'abcd-efgh ' → 'ABCDEFGH'; null where it is none.
 */
export function parsePodKey(text: string): string | null {
  const letters = text.replace(/[\s\p{Dash}]/gu, '');
  // Only these letters: upper case makes letters A to Z of others too, such as ı and ſ.
  return /^[A-Za-z]+$/.test(letters) && isPodKey(letters.toUpperCase()) ? letters.toUpperCase() : null;
}
