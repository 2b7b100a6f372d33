/** Words that carry the grammar of an English sentence, by part of speech. All other words count as one kind. */
const wordsByPart = {
  Article: 'a an the this these that those some any no every each all both most one two three',
  Preposition:
    'of in on at to for with from by under over above below behind beside between through until after before into off past without against along up down among as like near',
  Conjunction: 'and or but nor so yet because if when while where than once',
  Pronoun:
    'i you he she it we they me him her us them his its our your their my who what which whose somebody someone nobody anyone',
  Verb: 'is are was were be been has have had do does did can could will would may should must let',
};

const partByWord = new Map(
  Object.entries(wordsByPart).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
);

/** A run of words without a part of speech of their own counts as one, so that 'fir' and 'fir needle' are alike. */
function shapeOfPart(part: string): string {
  const kinds = (part.match(/[\p{L}\p{N}’'-]+/gu) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? 'Number' : (partByWord.get(word) ?? 'word'),
  );
  return kinds.filter((kind, at) => kind !== 'word' || kinds[at - 1] !== 'word').join(' ');
}

/**
 * Sentences of one shape have as many parts, with the same marks between them and the same order of small words:
 * 'Kerosene, a little fir needle, and old friends' → 'word, Article word, Conjunction word'.
 */
export const sentenceShape = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”]/g, '')
    .split(/(?<=[,;:.?!])\s+/)
    .map((part) => shapeOfPart(part) + (/[,;:.?!]$/.exec(part)?.[0] ?? ''))
    .join(' ');

/** 'Sage? Keep to 2.4 volts.' → ['Sage?', 'Keep to 2.4 volts.']. */
export const splitIntoSentences = (text: string): string[] => text.split(/(?<=[.?!]”?) /);
