import MiniSearch, { type SearchResult } from 'minisearch';
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
  /** The matching text, its field ('description.en') and that field's name in the form. Null if the title matches. */
  excerpt: { field: string; place: string; text: string } | null;
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

/** Words, and the text that they are from, in lower case and without accents. */
interface Words {
  phrase: string;
  all: readonly string[];
}

function excerptOf(text: string, { phrase, all }: Words): string {
  const folded = foldText(text);
  const positions = [phrase, ...all].map((word) => folded.indexOf(word));
  const start = positions[0]! >= 0 ? positions[0]! : Math.min(...positions.filter((place) => place >= 0));
  const from = Math.max(0, start - excerptMargin);
  const to = Math.min(text.length, start + phrase.length + excerptMargin);
  return `${from ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

const oneWord = 2;
const noWord = 3;

/** 0 for the phrase, and 1 for all of its words in any order. */
function distance(text: string, { phrase, all }: Words): number {
  const folded = foldText(text);
  if (folded.includes(phrase)) return 0;
  if (all.every((word) => folded.includes(word))) return 1;
  return all.some((word) => folded.includes(word)) ? oneWord : noWord;
}

export const maxHits = 40;

/** Hits are ranked among this many entries, since ranking reads all of an entry's texts. */
const maxRanked = 200;

function nearestText(file: string, text: string, words: Words) {
  const nearest = textsIn(parseFields(text))
    .map(([field, each]) => ({ field, text: each, distance: distance(each, words) }))
    .toSorted((left, right) => left.distance - right.distance)[0];
  if (!nearest || nearest.distance === noWord) return { distance: noWord, excerpt: null };
  const { field } = nearest;
  const place = formLocation(parseEntryPath(file).folder, field);
  return { distance: nearest.distance, excerpt: { field, place, text: excerptOf(nearest.text, words) } };
}

function rankHit(entryText: string, { id, title, kind, path, terms, queryTerms }: SearchResult, phrase: string) {
  const hit = { file: id, title, kind, path } as Omit<EntryHit, 'excerpt'>;
  const words = { phrase, all: terms };
  const ofTitle = distance(hit.title, words);
  const nearest = ofTitle < oneWord ? { distance: ofTitle, excerpt: null } : nearestText(hit.file, entryText, words);
  const hasBeginningsOnly = !queryTerms.every((term) => terms.includes(term));
  return { rank: nearest.distance + (hasBeginningsOnly ? noWord : 0), hit: { ...hit, excerpt: nearest.excerpt } };
}

/** Ignores accents and case. Entries with the very words, next to each other, come first. */
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
        // A draft may have nothing yet but the name of its file.
        title: /[\p{L}\p{N}]/u.test(title) ? title : name,
        kind,
        path: `/collections/${collection}/entries/${name}`,
        text: [name, ...all].join('\n'),
      };
    }),
  );
  return (query) => {
    const phrase = foldText(query.trim()).replace(/\s+/g, ' ');
    return index
      .search(query)
      .slice(0, maxRanked)
      .map((result) => rankHit(texts[result.id as string]!, result, phrase))
      .toSorted((left, right) => left.rank - right.rank)
      .slice(0, maxHits)
      .map(({ hit }) => hit);
  };
}
