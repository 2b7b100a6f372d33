import { isNoise, joinedPhrases, lexiconWords } from './lexicon';
import { closestWords, visibleNames, matchWord, type IsVisible, type TextIndex } from './textIndex';
import { isLiteralWord, isStopWord, searchWords, type SearchWord } from './words';

interface Names {
  index: TextIndex;
  isVisible: IsVisible;
  names: readonly string[];
}

const wordOf = (text: string): SearchWord => searchWords(text)[0]!;

const minPartLength = 3;

const isIntended = ({ folded }: SearchWord): boolean => isStopWord(folded) || isNoise(folded) || isLiteralWord(folded);

const isKnown = (stem: string, { index, isVisible }: Names): boolean =>
  lexiconWords.has(stem) || matchWord(index, stem, isVisible).size > 0;

/** 'liverosin' → 'live', 'rosin'. */
function splitWord({ typed, stem, folded }: SearchWord, names: Names): SearchWord[] | null {
  const phrase = joinedPhrases.get(stem);
  if (phrase) return searchWords(phrase).map((word) => ({ ...word, typed: word.folded }));
  for (let splitIndex = minPartLength; splitIndex <= folded.length - minPartLength; splitIndex += 1) {
    const words = [typed.slice(0, splitIndex), typed.slice(splitIndex)].map(wordOf);
    if (words.every((part) => isKnown(part.stem, names))) return words;
  }
  return null;
}

/** Corrects to a word of the lexicon, unless a name is closer, which the index matches despite the typo. */
function correctedWord(word: SearchWord, names: Names): SearchWord | null {
  const phraseMatch = closestWords(word.folded, lexiconWords);
  const nameMatch = closestWords(word.folded, names.names);
  const isNamed = nameMatch.nearest.length > 0 && nameMatch.distance < phraseMatch.distance;
  const [best] = phraseMatch.nearest.filter((each) => each.length >= minPartLength + 1);
  return best && !isNamed ? { typed: word.typed, folded: best, stem: best } : null;
}

export function correctWords(words: readonly SearchWord[], index: TextIndex, isVisible: IsVisible): SearchWord[] {
  const names = { index, isVisible, names: visibleNames(index, isVisible) };
  const corrected: SearchWord[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position]!;
    const next = words[position + 1];
    const isLast = !next;
    const isPrefix = (candidate: string) => candidate.startsWith(word.folded);
    if (isKnown(word.stem, names) || isIntended(word)) corrected.push(word);
    else if (next && isKnown(word.folded + next.stem, names) && !isKnown(next.stem, names)) {
      corrected.push(wordOf(word.typed + next.typed));
      position += 1;
    } else if (isLast && [...lexiconWords, ...names.names].some(isPrefix)) corrected.push(word);
    else corrected.push(...(splitWord(word, names) ?? [correctedWord(word, names) ?? word]));
  }
  return corrected;
}
