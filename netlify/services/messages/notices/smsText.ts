const replacements: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  // Occurs only in 'août', which may also be spelled 'aout'.
  û: 'u',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

/** A single typographic character switches the text to UCS-2, which takes three messages instead of one. */
export const smsText = (text: string): string =>
  text.replace(/[’‘“”–—…û\u00a0\u2009\u202f]/g, (character) => replacements[character]!);
