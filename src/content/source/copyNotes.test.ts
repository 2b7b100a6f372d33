import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOil, fixturePictureNames, writeContent } from '../../../tests/fixtures/contentFolder';
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

  test('this project’s pods and devices have none', () => {
    const { files } = inspectContent('content', new Set(pictureNames(join('content', 'pictures'))), { now });
    expect(copyNotes(files)).toEqual([]);
  });
});
