import { foldText } from '../text/spelling';

const word = /[\p{L}\p{N}]+/gu;

// English and French words without accents.
const stopWords = new Set(
  (
    'a an and are at be by can do does for from get has have how i if in is it me my no not of on or the there this to was what when where which who why will with you your whats wheres whens hows whos im ive that than as but about did would could should we our they them many mean means between already ' +
    'au aux avec chez ce ces comment dans de des dois du elle en est et etre fait faire il j je l la le les m ma mes moi mon n ne on ou par pas peut peux pour pourquoi puis quand que quel quelle quels quoi qu s sa se ses si son sont sur un une vos votre y b d c ca faut faudrait mais avoir etre dois doit cette cet nos notre nous cela ils elles entre deja signifie'
  ).split(' '),
);

/** 'Qu’est-ce' → ['qu', 'est', 'ce']. */
export const foldedWords = (text: string): string[] => (text.normalize('NFKC').match(word) ?? []).map(foldText);

/** Names of towns have both. */
const spellings = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
]);

/** 'batteries' → 'battery', 'capsules' → 'capsule'. */
export const stemWord = (folded: string): string =>
  spellings.get(folded) ??
  (folded.length < 4 ? folded : folded.replace(/ies$/, 'y').replace(/(?<=[^su])s$|(?<=u)x$/, ''));

const questionStart =
  /^(?:(?:what|how|why|when)s?|(?:can|do|does|is|are|should|may)|comment|pourquoi|quand|puis je|est ce|qu est ce|que sont|c est quoi)(?!\p{L})/u;

/** 'What is rosin' asks for an answer, 'rosin' for pods. */
export const isQuestion = (text: string): boolean => questionStart.test(foldedWords(text).join(' '));

export const isStopWord = (folded: string): boolean => stopWords.has(folded);

/** Never corrected: illnesses, and everyday words that resemble product names, as 'pain' resembles 'Plain Sailing'. */
const literalWords = new Set(
  (
    'pain pains ache aches headache migraine anxiety anxious depression depressed stress stressed insomnia nausea cancer arthritis adhd ptsd cramps fever ' +
    'douleur anxiete insomnie nausee cancer arthrite fievre crampes ' +
    'safe shirt flower flowers fleur fleurs disposable jetable gift card expensive'
  ).split(' '),
);

export const isLiteralWord = (folded: string): boolean => literalWords.has(folded);

/** Returns the number of typos that a word may have. None below four letters, because short words resemble each other. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export interface SearchWord {
  typed: string;
  folded: string;
  stem: string;
  /** Replaces a typo, so it is not one itself. */
  isCorrected?: boolean;
}

export const searchWords = (text: string): SearchWord[] =>
  (text.normalize('NFKC').match(word) ?? []).map((typed) => {
    const folded = foldText(typed);
    return { typed, folded, stem: stemWord(folded) };
  });
