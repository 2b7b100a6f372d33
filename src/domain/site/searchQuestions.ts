import { editDistance, foldText } from '../spelling';

interface Searchable {
  question: string;
  answer: string;
  keywords: string | null;
}

const word = /[\p{L}\p{N}]+/gu;

// Words that say nothing of what is looked for, in both languages, folded.
const silent = new Set(
  (
    'a an and are at be by can do does for from get has have how i if in is it me my no not of on or the there this to was what when where which who why will with you your ' +
    'au aux avec ce ces comment dans de des dois du elle en est et etre fait faire il j je l la le les m ma mes moi mon n ne on ou par pas peut peux pour pourquoi puis quand que quel quelle quels quoi qu s sa se ses si son sont sur un une vos votre y d c'
  ).split(' '),
);

const wordsOf = (text: string): string[] => (text.match(word) ?? []).map(foldText);

/** What a query asks for: its words once each, without those that say nothing, unless it has no others. */
function termsOf(query: string): string[] {
  const all = [...new Set(wordsOf(query))];
  const telling = all.filter((each) => !silent.has(each));
  return telling.length ? telling : all;
}

/** A folded word without its plural: 'batteries' → 'battery', 'capsules' → 'capsule'. */
export const stemOf = (folded: string): string =>
  folded.length < 4 ? folded : folded.replace(/ies$/, 'y').replace(/(?<=[^su])s$|(?<=u)x$/, '');

const exact = 1;
const begun = 0.8;
const mistyped = 0.5;

/** How well a folded word answers to a term: wholly, as its beginning, with a slip of the finger, or not at all (0). */
function wordMatch(term: string, folded: string): number {
  if (stemOf(term) === stemOf(folded)) return exact;
  if (term.length > 1 && folded.startsWith(term)) return begun;
  if (term.length < 4) return 0;
  const slips = term.length < 8 ? 1 : 2;
  return editDistance(term, folded, slips) <= slips ? mistyped : 0;
}

const bestMatch = (term: string, words: readonly string[]): number =>
  words.reduce((best, each) => Math.max(best, wordMatch(term, each)), 0);

/** The questions that answer to a query, the best first: to all of its words or, if none does, to any. */
export function searchQuestions<T extends Searchable>(query: string, questions: readonly T[]): T[] {
  const terms = termsOf(query);
  const rated = questions.map((each) => {
    const [question, keywords, answer] = [each.question, each.keywords ?? '', each.answer].map(wordsOf);
    const scores = terms.map((term) =>
      Math.max(bestMatch(term, question!) * 3, bestMatch(term, keywords!) * 2, bestMatch(term, answer!)),
    );
    return { each, score: scores.reduce((sum, score) => sum + score, 0), isWhole: scores.every((score) => score > 0) };
  });
  const found = rated.filter(({ score }) => score > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  return (whole.length ? whole : found).sort((a, b) => b.score - a.score).map(({ each }) => each);
}

/** A text in parts, those that a query found marked; joined they are the text again. */
export function markedParts(text: string, query: string): { text: string; isFound: boolean }[] {
  const terms = termsOf(query);
  const parts: { text: string; isFound: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!terms.some((term) => wordMatch(term, foldText(found)) > 0)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: found, isFound: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
