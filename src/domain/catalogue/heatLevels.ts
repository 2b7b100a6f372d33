import type { OilType } from './vocabulary';

/**
 * Oils to start at the battery's first level, 2.4 volts, and to heat no further than the second, 2.8 volts, with the
 * words that name them. The third drives off the terpenes that a pressed oil keeps.
 */
export const gentlyHeatedOils: Partial<Record<OilType, RegExp>> = { Rosin: /\brosine?s?\b/i };

/** A word for the third level, and one for a level, in the order of each language. */
const phrases = [
  '(?:high(?:er|est)?|hott?(?:er|est)?|top|third|3rd) (?:heat |battery )?(?:levels?|settings?|heat|temperatures?)',
  '(?:level|setting) (?:three|3)|(?:two|2) or (?:three|3)|3[.,]2 volts',
  '(?:réglages?|niveaux?|niveau|chaleur|température) (?:de chaleur )?(?:(?:le |la )?plus )?(?:élevée?s?|chaude?s?|haute?s?|trois|3)',
  '(?:troisième|3e) (?:réglage|niveau)|deux ou trois',
];
const thirdLevel = new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu');

/** Returns the words that name the third level: 'thick, so use the top setting' → 'top setting'. */
export const thirdLevelIn = (text: string): string | null => thirdLevel.exec(text)?.[0] ?? null;

/** Looks at the sentences that name the oil only: 'Press twice. Rosin flows at two or three.' → 'two or three'. */
export const thirdLevelFor = (oil: RegExp, text: string): string | null =>
  text
    .split(/(?<=[.;!?]) /)
    .filter((sentence) => oil.test(sentence))
    .flatMap((sentence) => thirdLevelIn(sentence) ?? [])[0] ?? null;
