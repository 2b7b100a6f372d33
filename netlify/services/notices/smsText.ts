const plain: Record<string, string> = { '’': "'", '\u00a0': ' ', '\u202f': ' ' };

/**
 * A text as it goes out by text message. One typographic sign would have the whole of it sent in a wider alphabet, as
 * three messages instead of one.
 */
export const smsText = (text: string): string => text.replace(/[’\u00a0\u202f]/g, (sign) => plain[sign]!);
