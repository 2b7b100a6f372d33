import type { Locale } from '../domain/region/locales';
import type { SearchResults } from '../domain/search/findDocuments';
import type { Translate } from './translator';

interface SearchWords {
  locale: Locale;
  t: Translate<'search'>;
}

/** Says which part of a search its results are for; null if they are for all of it. */
export function searchNote(
  { ignoredWords, matchedWords, isPartial }: Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'>,
  { locale, t }: SearchWords,
): string | null {
  const list = new Intl.ListFormat(locale.id, { type: 'conjunction' });
  const quoted = (words: readonly string[]) => list.format(words.map((text) => t('search.quoted', { text })));
  const notes = [
    ...(ignoredWords.length
      ? [t('search.dropped', { dropped: quoted(ignoredWords), kept: quoted(matchedWords) })]
      : []),
    ...(isPartial ? [t('search.partial')] : []),
  ];
  return notes.join(' ') || null;
}
