import MiniSearch from 'minisearch';
import { foldText } from '../../domain/text/spelling';
import { entrySummary } from '../forms/collections';
import type { EntryNames } from '../entries/entryNames';
import { parseFields, parseEntryPath, type EntryTexts } from '../entries/entryTexts';
import { formLocation } from '../forms/labels';
import { listValues } from '../entries/listValues';

export interface EntryHit {
  file: string;
  /** 'Currant Hill · Basalt Choir · 0.5 g · Available'. */
  title: string;
  kind: string;
  path: string;
  /** The matching text and its location in the form. Null if the title matches. */
  excerpt: { place: string; text: string } | null;
}

interface Document {
  file: string;
  title: string;
  kind: string;
  path: string;
  text: string;
}

type Found = [field: string, text: string];

/** Returns every text below a value with its field: 'variants[0].title.en'. */
function textsIn(value: unknown, field = ''): Found[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}

/** In characters, before and after the match. */
const excerptMargin = 60;

/** Returns null without a match. `words` are in lower case and without accents. */
function excerptOf(text: string, words: readonly string[]): string | null {
  const folded = foldText(text);
  const positions = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  if (!positions.length) return null;
  const from = Math.max(0, Math.min(...positions) - excerptMargin);
  const to = Math.min(text.length, Math.min(...positions) + excerptMargin);
  return `${from ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

export const maxHits = 40;

/** Ignores accents and case. */
export function entrySearch(texts: EntryTexts, names: EntryNames, now: Date): (query: string) => EntryHit[] {
  const index = new MiniSearch<Document>({
    idField: 'file',
    fields: ['title', 'text'],
    storeFields: ['title', 'kind', 'path'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: { prefix: true, combineWith: 'AND', boost: { title: 4 } },
  });
  index.addAll(
    Object.entries(texts).map(([file, text]) => {
      const { folder, name } = parseEntryPath(file);
      const fields = parseFields(text);
      const { collection, kind, title } = entrySummary(folder, {
        ...fields,
        ...listValues(folder, fields, { names, now }),
      });
      const all = textsIn(fields).map(([, each]) => each);
      return {
        file,
        title: title || name,
        kind,
        path: `/collections/${collection}/entries/${name}`,
        text: [name, ...all].join('\n'),
      };
    }),
  );
  return (query) =>
    index
      .search(query)
      .slice(0, maxHits)
      .map(({ id, title, kind, path, terms }) => {
        const { folder } = parseEntryPath(id as string);
        const inTitle = terms.every((term) => foldText(title as string).includes(term));
        const found = inTitle
          ? undefined
          : textsIn(parseFields(texts[id as string]!))
              .map(([field, text]) => ({ place: formLocation(folder, field), text: excerptOf(text, terms) }))
              .find((each): each is { place: string; text: string } => each.text !== null);
        return { file: id as string, title, kind, path, excerpt: found ?? null } as EntryHit;
      });
}
