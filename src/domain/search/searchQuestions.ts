import { foldedWords, isStopWord, maxTypos, stemWord } from './words';
import { editDistance, foldText } from '../text/spelling';

interface Searchable {
  question: string;
  answer: string;
  keywords: string | null;
}

const word = /[\p{L}\p{N}]+/gu;

/** A link may contain a longer search than the field accepts. */
const maxQueryLength = 200;

function termsOf(query: string): string[] {
  const all = [...new Set(foldedWords(query.slice(0, maxQueryLength)))];
  const meaningful = all.filter((each) => !isStopWord(each));
  return meaningful.length ? meaningful : all;
}

const exact = 1;
const prefix = 0.8;
const mistyped = 0.5;

function wordMatch(term: string, folded: string): number {
  if (stemWord(term) === stemWord(folded)) return exact;
  if (term.length > 1 && folded.startsWith(term)) return prefix;
  if (term.length < 4) return 0;
  const maxDistance = maxTypos(term.length);
  return editDistance(term, folded, maxDistance) <= maxDistance ? mistyped : 0;
}

const bestMatch = (term: string, words: readonly string[]): number =>
  words.reduce((best, each) => Math.max(best, wordMatch(term, each)), 0);

/** Sorted by relevance. Falls back to questions with some of the words if none has all of them. */
export function searchQuestions<T extends Searchable>(query: string, questions: readonly T[]): T[] {
  const terms = termsOf(query);
  const rated = questions.map((entry) => {
    const [question, keywords, answer] = [entry.question, entry.keywords ?? '', entry.answer].map(foldedWords);
    const scores = terms.map((term) =>
      Math.max(bestMatch(term, question!) * 3, bestMatch(term, keywords!) * 2, bestMatch(term, answer!)),
    );
    return {
      each: entry,
      score: scores.reduce((sum, score) => sum + score, 0),
      isWhole: scores.every((score) => score > 0),
    };
  });
  const found = rated.filter(({ score }) => score > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  return (whole.length ? whole : found).sort((a, b) => b.score - a.score).map(({ each: entry }) => entry);
}

/** The parts add up to the original text. */
export function highlightParts(text: string, query: string): { text: string; isFound: boolean }[] {
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
