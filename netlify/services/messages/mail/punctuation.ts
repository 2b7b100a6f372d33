/** 'Total: $69.00' in the text of an email. French has a no-break space before a colon. */
export const labeled = (lang: string, label: string, value: string): string =>
  `${label}${lang.startsWith('fr') ? '\u00a0' : ''}: ${value}`;

/** Ends a text with a period, which an abbreviation such as 'p.m.' may already have. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
