import { isNoise, joinedPhrases, lexiconWords } from './lexicon';
import { closestWords, visibleNames, matchWord, type IsVisible, type TextIndex } from './textIndex';
import { isLiteralWord, isStopWord, searchWords, type SearchWord } from './words';

interface Names {
  index: TextIndex;
  isSeen: IsVisible;
  seen: readonly string[];
}

const wordOf = (text: string): SearchWord => searchWords(text)[0]!;

/** The shortest part of a word that was typed without its space. */
const shortestPart = 3;

const isMeant = ({ folded }: SearchWord): boolean => isStopWord(folded) || isNoise(folded) || isLiteralWord(folded);

const isKnown = (stem: string, { index, isSeen }: Names): boolean =>
  lexiconWords.has(stem) || matchWord(index, stem, isSeen).size > 0;

/** Splits words typed as one: 'liverosin' → 'live', 'rosin'. Null if its parts are unknown. */
function splitWord({ typed, stem, folded }: SearchWord, names: Names): SearchWord[] | null {
  const phrase = joinedPhrases.get(stem);
  if (phrase) return searchWords(phrase).map((word) => ({ ...word, typed: word.folded }));
  for (let at = shortestPart; at <= folded.length - shortestPart; at += 1) {
    const parts = [typed.slice(0, at), typed.slice(at)].map(wordOf);
    if (parts.every((part) => isKnown(part.stem, names))) return parts;
  }
  return null;
}

/** The phrase's word that was meant by a mistyped one, unless a name is as near: 'indca' → 'indica'. */
function correctedWord(word: SearchWord, names: Names): SearchWord | null {
  const own = closestWords(word.folded, lexiconWords);
  const named = closestWords(word.folded, names.seen);
  const isNamed = named.nearest.length > 0 && named.distance < own.distance;
  const [best] = own.nearest.filter((each) => each.length >= shortestPart + 1);
  return best && !isNamed ? { typed: word.typed, folded: best, stem: best } : null;
}

/** Splits, joins and corrects words that are not known as they stand. */
export function correctWords(words: readonly SearchWord[], index: TextIndex, isSeen: IsVisible): SearchWord[] {
  const names = { index, isSeen, seen: visibleNames(index, isSeen) };
  const made: SearchWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1];
    const isLast = !next;
    const begins = (known: string) => known.startsWith(word.folded);
    if (isKnown(word.stem, names) || isMeant(word)) made.push(word);
    else if (next && isKnown(word.folded + next.stem, names) && !isKnown(next.stem, names)) {
      made.push(wordOf(word.typed + next.typed));
      at += 1;
    } else if (isLast && [...lexiconWords, ...names.seen].some(begins)) made.push(word);
    else made.push(...(splitWord(word, names) ?? [correctedWord(word, names) ?? word]));
  }
  return made;
}
