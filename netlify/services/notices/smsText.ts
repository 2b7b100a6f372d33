const replacements: Record<string, string> = { '’': "'", '\u00a0': ' ', '\u202f': ' ' };

/** A single typographic character switches the text to UCS-2, which takes three messages instead of one. */
export const smsText = (text: string): string =>
  text.replace(/[’\u00a0\u202f]/g, (character) => replacements[character]!);
