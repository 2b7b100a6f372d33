import { isNoise, joinedPhrases, lexiconWords } from './lexicon';
import {
  closestToWord,
  closestWords,
  intersectMatches,
  isIncomplete,
  isPrefixOfName,
  matchWord,
  namesLike,
  type IsVisible,
  type TextIndex,
} from './textIndex';
import { isLiteralWord, isStopWord, searchWords, type SearchWord } from './words';

interface Names {
  index: TextIndex;
  isVisible: IsVisible;
}

const wordOf = (text: string): SearchWord => searchWords(text)[0]!;

const minPartLength = 3;
/** Shorter parts with a typo could be almost any word. */
const minMistypedPartLength = 4;
const minJoinedLength = 6;

const isIntended = ({ folded }: SearchWord): boolean => isStopWord(folded) || isNoise(folded) || isLiteralWord(folded);

const isKnown = (stem: string, { index, isVisible }: Names): boolean =>
  lexiconWords.has(stem) || matchWord(index, stem, isVisible).size > 0;

/** One document contains both words, as 'Kestrel Yard' does. */
const belongTogether = (stems: readonly string[], { index, isVisible }: Names): boolean =>
  intersectMatches(stems.map((stem) => matchWord(index, stem, isVisible))).size > 0;

const closestToName = (word: SearchWord, { index, isVisible }: Names) =>
  closestToWord(word, namesLike(index, word.folded, isVisible));

const nearestName = (typed: string, { index, isVisible }: Names): string | undefined =>
  closestWords(typed, namesLike(index, typed, isVisible), 1).nearest[0];

const inflection = /(?:ing|ed|er|able|ment|age|ant|ante)$/;
const minBaseLength = 4;

/** 'blinking' → 'blink', 'expired' → 'expire', 'cancelled' → 'cancel'. */
function baseWord({ typed, folded }: SearchWord, names: Names): SearchWord | null {
  const base = folded.replace(inflection, '');
  if (base === folded || base.length < minBaseLength) return null;
  const stem = [base, `${base}e`, base.replace(/(.)\1$/, '$1')].find((each) => isKnown(each, names));
  return stem === undefined ? null : { typed, folded: stem, stem };
}

const splitsOf = (text: string, minLength: number): [string, string][] =>
  Array.from({ length: Math.max(0, text.length - 2 * minLength + 1) }, (_, offset) => [
    text.slice(0, minLength + offset),
    text.slice(minLength + offset),
  ]);

/** 'liverosin' → 'live', 'rosin'. */
function splitWord({ typed, stem }: SearchWord, names: Names): SearchWord[] | null {
  const phrase = joinedPhrases.get(stem);
  if (phrase) return searchWords(phrase).map((word) => ({ ...word, typed: word.folded }));
  for (const parts of splitsOf(typed, minPartLength)) {
    const words = parts.map(wordOf);
    const stems = words.map((word) => word.stem);
    const isMeant = stems.some((each) => lexiconWords.has(each)) || belongTogether(stems, names);
    if (isMeant && stems.every((each) => isKnown(each, names))) return words;
  }
  return null;
}

/** 'kestralyard' → 'kestrel', 'yard'. */
function splitMistypedWord({ typed, folded }: SearchWord, names: Names): SearchWord[] | null {
  for (const parts of splitsOf(folded, minMistypedPartLength)) {
    const stems = parts.map((part) => {
      const { stem } = wordOf(part);
      return isKnown(stem, names) ? stem : nearestName(part, names);
    });
    if (stems.every((stem) => stem !== undefined) && belongTogether(stems, names))
      return stems.map((stem) => ({ typed, folded: stem, stem }));
  }
  return null;
}

/** Corrects to a word of the lexicon, unless a name is closer, which the index matches despite the typo. */
function correctedWord(word: SearchWord, names: Names): SearchWord | null {
  const phraseMatch = closestToWord(word, lexiconWords);
  const nameMatch = closestToName(word, names);
  const isNamed = nameMatch.nearest.length > 0 && nameMatch.distance < phraseMatch.distance;
  const [best] = phraseMatch.nearest.filter((each) => each.length >= minPartLength + 1);
  return best && !isNamed ? { typed: word.typed, folded: best, stem: best, isCorrected: true } : null;
}

/** 'tide wright' → 'tidewright', although another name contains 'tide'. */
function joinWords(word: SearchWord, next: SearchWord | undefined, names: Names): SearchWord | null {
  if (!next || isIntended(word) || isIntended(next)) return null;
  const joined = wordOf(word.folded + next.folded);
  if (joined.folded.length < minJoinedLength) return null;
  const [isWordKnown, isNextKnown] = [word, next].map(({ stem }) => isKnown(stem, names));
  if (isWordKnown && isNextKnown && (lexiconWords.has(next.stem) || belongTogether([word.stem, next.stem], names)))
    return null;
  const typed = `${word.typed} ${next.typed}`;
  if (isKnown(joined.stem, names)) return { ...joined, typed };
  const isMistyped = !isNextKnown && !lexiconWords.has(word.stem);
  const nearest = isMistyped && !isIncomplete(names.index) ? nearestName(joined.folded, names) : undefined;
  return nearest ? { typed, folded: nearest, stem: nearest } : null;
}

const isUnfinished = ({ folded }: SearchWord, { index, isVisible }: Names): boolean =>
  [...lexiconWords].some((candidate) => candidate.startsWith(folded)) || isPrefixOfName(index, folded, isVisible);

function correctWord(word: SearchWord, isLast: boolean, names: Names): SearchWord[] {
  if (isKnown(word.stem, names) || isIntended(word) || isIncomplete(names.index)) return [word];
  if (isLast && isUnfinished(word, names)) return [word];
  const base = baseWord(word, names);
  if (base) return [base];
  const split = splitWord(word, names);
  if (split) return split;
  const corrected = correctedWord(word, names);
  if (corrected) return [corrected];
  const isNamed = closestToName(word, names).nearest.length > 0;
  return (isNamed ? null : splitMistypedWord(word, names)) ?? [word];
}

export function correctWords(words: readonly SearchWord[], index: TextIndex, isVisible: IsVisible): SearchWord[] {
  const names = { index, isVisible };
  const corrected: SearchWord[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position]!;
    const joined = joinWords(word, words[position + 1], names);
    if (joined) {
      corrected.push(joined);
      position += 1;
    } else corrected.push(...correctWord(word, position === words.length - 1, names));
  }
  return corrected;
}
