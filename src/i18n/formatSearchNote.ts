import type { Locale } from '../domain/region/locales';
import type { SearchResults } from '../domain/search/findDocuments';
import type { Translate } from './translator';

interface SearchNoteContext {
  locale: Locale;
  t: Translate<'search'>;
}

/** Explains which words of a search the results match. Null if they match all of it. */
export function formatSearchNote(
  { ignoredWords, matchedWords, isPartial }: Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'>,
  { locale, t }: SearchNoteContext,
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
