/** Words that no French text of the site needs. Names of makers, products and browser features contain none of them. */
const tellTale =
  'the|and|with|without|your|you|from|this|that|are|was|will|please|orders?|pods?|battery|batch|rosin|' +
  '(?:live|cured) resin|flower|dispensary|delivery|account|email|unlock(?:ed)?|shop|store|checkout|sign in';
const leftover = new RegExp(String.raw`(?<![\p{L}\p{N}_./{-])(?:${tellTale})(?![\p{L}\p{N}_./}-])`, 'giu');
const markup = /<[^>]*>/g;

/**
 * Finds English that was left in a French text: `'Cannabis rosin, 0,5 g'` gives `['rosin']`. Addresses, storage keys and
 * markup are ignored.
 */
export const findEnglish = (text: string): string[] => text.replaceAll(markup, ' ').match(leftover) ?? [];
