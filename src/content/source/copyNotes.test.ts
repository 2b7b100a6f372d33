import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOil, fixturePictureNames, productSoldIn, writeContent } from '../../../tests/fixtures/contentFolder';
import type { Oil } from '../../domain/catalogue/productSchema';
import { pictureNames } from '../pictures/pictures';
import { copyNotes } from './copyNotes';
import { inspectContent } from './readContent';

const now = new Date('2026-11-20T12:00:00Z');
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Pods whose texts have nothing in common but what `copyOf` gives them. */
const pods = (count: number, copyOf: (word: string) => { tagline?: string; description?: string }) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Oil] => {
      const word = `${letters[at]}ine`;
      const { tagline = 'and '.repeat(at + 1).trim(), description = 'of '.repeat(at + 1).trim() } = copyOf(word);
      const slug = `california-${word}`;
      const oil = buildOil({ slug, tagline: { en: tagline }, description: { en: description } });
      return [`products/${slug}.json`, oil];
    }),
  );
const notesOf = (files: Record<string, Oil>) =>
  copyNotes(inspectContent(writeContent(files), fixturePictureNames, { now }).files).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );
const alike = (count: number, kind: string, text: string) =>
  `${count} pods have ${kind} built like “${text}”, more than the 12 that go unnoticed: write it another way`;

describe('copy made to one pattern', () => {
  test.each<[string, number, Parameters<typeof pods>[1], string[]]>([
    [
      '12 taglines of one shape go unnoticed',
      12,
      (word) => ({ tagline: `Pine, a little ${word}, and old friends` }),
      [],
    ],
    [
      'the thirteenth tagline of one shape is noted',
      13,
      (word) => ({ tagline: `Pine, a little ${word}, and old friends` }),
      [
        `content/products/california-mine.json tagline.en: ${alike(13, 'a tagline', 'Pine, a little aine, and old friends')}`,
      ],
    ],
    [
      'more of them are one note',
      15,
      (word) => ({ tagline: `${word} over pine` }),
      [`content/products/california-mine.json tagline.en: ${alike(15, 'a tagline', 'aine over pine')}`],
    ],
    [
      'the thirteenth first sentence of one shape is noted',
      13,
      (word) => ({ description: `A rosin of ${word}. Low ${word}.` }),
      [`content/products/california-mine.json description.en: ${alike(13, 'a first sentence', 'A rosin of aine.')}`],
    ],
    [
      'later sentences may be of one shape',
      13,
      (word) => ({ description: `${'Of '.repeat(word.charCodeAt(0) - 90)}. Low ${word}.` }),
      [],
    ],
    [
      'a sentence that another product has is noted',
      2,
      (word) => ({ description: `${word}. Keep to low heat.` }),
      [
        'content/products/california-bine.json description.en: 2 products say “Keep to low heat.”, the first in content/products/california-aine.json: write it another way',
      ],
    ],
    [
      'a sentence of more products is one note',
      4,
      (word) => ({ description: `${word}. Keep to low heat.` }),
      [
        'content/products/california-bine.json description.en: 4 products say “Keep to low heat.”, the first in content/products/california-aine.json: write it another way',
      ],
    ],
    [
      'a tagline that another product has is noted, in other capitals too',
      2,
      (word) => ({ tagline: word === 'aine' ? 'Sage Radio' : 'Sage radio' }),
      [
        'content/products/california-bine.json tagline.en: 2 products say “Sage radio”, the first in content/products/california-aine.json: write it another way',
      ],
    ],
  ])('%s', (_, count, copyOf, expected) => {
    expect(notesOf(pods(count, copyOf))).toEqual(expected);
  });

  test.each<[string, 'enCa' | 'fr', (word: string) => string, string]>([
    ['Canadian English', 'enCa', (word) => `The colour of ${word}`, 'The colour of aine'],
    ['French', 'fr', (word) => `L’arôme de la ${word}`, 'L’arôme de la aine'],
  ])('taglines of one shape are noted in %s', (_, key, taglineOf, first) => {
    const files = pods(13, () => ({}));
    const changed = Object.entries(files).map(([path, oil], at): [string, Oil] => [
      path,
      { ...oil, tagline: { ...oil.tagline, [key]: taglineOf(`${letters[at]}ine`) } },
    ]);
    expect(notesOf(Object.fromEntries(changed))).toEqual([
      `content/products/california-mine.json tagline.${key}: ${alike(13, 'a tagline', first)}`,
    ]);
  });

  describe('in Canadian English, beside the plain sentences of what is sold in Canada,', () => {
    const inCanada = productSoldIn('availableCaAll');
    const inUs = productSoldIn('availableUs');
    const oil = (slug: string, changes: Partial<Oil>): Record<string, Oil> => ({
      [`products/${slug}.json`]: buildOil({
        slug,
        tagline: { en: slug },
        description: { en: `About ${slug}.` },
        ...changes,
      }),
    });
    const own = (word: string, enCa: string, changes: Partial<Oil> = {}) =>
      oil(word, { visibility: inCanada, tagline: { en: word, enCa }, ...changes });
    const plain = (word: string, en: string, visibility = inCanada) => oil(word, { visibility, tagline: { en } });

    const again = (file: string, count: number, text: string, first: string) =>
      `content/products/${file}.json tagline.enCa: ${count} products say “${text}”, the first in content/products/${first}.json: write it another way`;

    test.each<[string, Record<string, Oil>, string[]]>([
      [
        'a repeated one is noted',
        { ...plain('a', 'Sage radio'), ...own('b', 'Sage radio') },
        [again('b', 2, 'Sage radio', 'a')],
      ],
      [
        'it is noted at the Canadian text, wherever that stands',
        { ...own('a', 'Sage radio'), ...plain('b', 'Sage radio') },
        [again('a', 2, 'Sage radio', 'b')],
      ],
      [
        'sentences of descriptions are compared too',
        {
          ...oil('a', { visibility: inCanada, description: { en: 'Keep it cool. A first.' } }),
          ...oil('b', { visibility: inCanada, description: { en: 'B first.', enCa: 'Another. Keep it cool.' } }),
        },
        [again('b', 2, 'Keep it cool.', 'a').replace('tagline', 'description')],
      ],
      [
        'one that only Americans read is no repetition',
        { ...plain('a', 'Sage radio', inUs), ...own('b', 'Sage radio') },
        [],
      ],
      [
        'nor is one that a Canadian text replaces',
        {
          ...own('a', 'Other words', { tagline: { en: 'Sage radio', enCa: 'Other words' } }),
          ...own('b', 'Sage radio'),
        },
        [],
      ],
    ])('%s', (_, files, expected) => {
      expect(notesOf(files)).toEqual(expected);
    });

    test('plain ones that repeat each other are noted once, as plain English', () => {
      const files = { ...plain('a', 'Sage radio'), ...plain('b', 'Sage radio') };
      expect(notesOf(files)).toEqual([again('b', 2, 'Sage radio', 'a').replace('enCa', 'en')]);
    });

    test('one of a shape that twelve plain ones have is noted', () => {
      const taglineOf = (at: number) => `Pine, a little ${letters[at]}ine, and old friends`;
      const plainOnes = Array.from({ length: 12 }, (_, at) => plain(`b${letters[at]}`, taglineOf(at)));
      const files = Object.assign({}, ...plainOnes, own('a', taglineOf(12))) as Record<string, Oil>;
      expect(notesOf(files)).toEqual([`content/products/a.json tagline.enCa: ${alike(13, 'a tagline', taglineOf(0))}`]);
    });
  });

  test('this project’s pods and devices have none', () => {
    const { files } = inspectContent('content', new Set(pictureNames(join('content', 'pictures'))), { now });
    expect(copyNotes(files)).toEqual([]);
  });
});
