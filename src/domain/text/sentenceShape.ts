/** Words that carry the grammar of a sentence, by part of speech. All other words count as one kind. */
const english = {
  Article: 'a an the this these that those some any no every each all both most one two three',
  Preposition:
    'of in on at to for with from by under over above below behind beside between through until after before into off past without against along up down among as like near',
  Conjunction: 'and or but nor so yet because if when while where than once',
  Pronoun:
    'i you he she it we they me him her us them his its our your their my who what which whose somebody someone nobody anyone',
  Verb: 'is are was were be been has have had do does did can could will would may should must let',
};

const french = {
  Article: 'un une le la les l’ du des ce cet cette ces tout toute tous toutes chaque aucun aucune deux trois',
  Preposition:
    'de d’ à au aux en dans sur sous avec sans pour par entre vers chez avant après jusque depuis derrière devant',
  Conjunction: 'et ou mais ni puis car si quand comme lorsque lorsqu’ que qu’',
  Pronoun:
    'il elle ils elles on nous vous lui eux y se s’ qui dont où son sa ses leur leurs votre vos notre nos c’ celui celle',
  Verb: 'est sont était a ont avait fait font peut peuvent doit faut',
};

const partsByWord = (wordsByPart: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(wordsByPart).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
  );

type Language = 'en' | 'fr';

const parts: Record<Language, ReadonlyMap<string, string>> = { en: partsByWord(english), fr: partsByWord(french) };

/** In French, an apostrophe ends a word: 'l’huile' are two. */
const wordPatterns: Record<Language, RegExp> = { en: /[\p{L}\p{N}’'-]+/gu, fr: /[\p{L}\p{N}-]+’?/gu };

/** A run of words without a part of speech of their own counts as one, so that 'fir' and 'fir needle' are alike. */
function shapeOfPart(part: string, language: Language): string {
  const kinds = (part.match(wordPatterns[language]) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? 'Number' : (parts[language].get(word) ?? 'word'),
  );
  return kinds.filter((kind, at) => kind !== 'word' || kinds[at - 1] !== 'word').join(' ');
}

/**
 * Sentences of one shape have as many parts, with the same marks between them and the same order of small words:
 * 'Kerosene, a little fir needle, and old friends' → 'word, Article word, Conjunction word'.
 */
export const sentenceShape = (text: string, language: Language = 'en'): string =>
  text
    .toLowerCase()
    .replace(/[“”«»]/g, '')
    .split(/(?<=[,;:.?!])\s+/)
    .map((part) => shapeOfPart(part, language) + (/[,;:.?!]$/.exec(part)?.[0] ?? ''))
    .join(' ');

/** 'Sage? Keep to 2.4 volts.' → ['Sage?', 'Keep to 2.4 volts.']. */
export const splitIntoSentences = (text: string): string[] => text.split(/(?<=[.?!]”?) /);
