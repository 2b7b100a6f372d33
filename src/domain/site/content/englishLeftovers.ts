/** No French text needs these words, and no names of makers, products or browser features contain them. */
const tellTale =
  'the|and|with|without|your|you|from|this|that|are|was|will|please|orders?|pods?|battery|batch|rosin|' +
  '(?:live|cured) resin|flower|dispensary|delivery|account|email|unlock(?:ed)?|shop|store|checkout|sign in';
const leftover = new RegExp(String.raw`(?<![\p{L}\p{N}_./{-])(?:${tellTale})(?![\p{L}\p{N}_./}-])`, 'giu');
const markup = /<[^>]*>/g;

/** Ignores addresses, storage keys and markup: `'Cannabis rosin, 0,5 g'` → `['rosin']`. */
export const findEnglish = (text: string): string[] => text.replaceAll(markup, ' ').match(leftover) ?? [];
