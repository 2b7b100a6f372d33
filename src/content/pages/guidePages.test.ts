import { describe, expect, test } from 'vitest';
import { effects } from '../../domain/catalogue/vocabulary';
import { locales, localePath } from '../../domain/region/locales';
import { pictureNames } from '../pictures/pictures';
import { readContent } from '../source/readContent';
import { countWords, guideText } from './guidePages';
import { sitePages } from './sitePages';

const names = new Set(pictureNames('content/pictures'));
const pictures = Object.fromEntries(
  [...names].map((name) => [name, { base: name, width: 4, height: 3, widths: [240] }]),
);
const pages = sitePages(readContent('content', names), pictures);
const guides = pages.filter(({ context }) => context.guide);

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 4);

test('words are counted in either language, and dashes and signs are none', () => {
  expect(countWords('THC + 0.877 × THCA – l’huile, 80 %')).toBe(5);
});

test.each(locales)('the guides of $id are the five of its list, in its order', (locale) => {
  const localeGuides = guides.filter(({ context }) => context.localeId === locale.id);
  const list = pages.find(({ path }) => path === localePath(locale, '/guides'))!.context.guides!;
  expect(list.map(({ path }) => path)).toEqual(localeGuides.map(({ context }) => context.localPath));
  expect(list.map(({ path }) => path.split('/').at(-1))).toEqual([
    'first-time',
    'lab-report',
    'extraction',
    'terpenes',
    'care-and-travel',
  ]);
});

describe.each(guides.map(({ path, context }) => ({ path, context })))('$path', ({ context }) => {
  const { parts, minutes, wordCount } = context.guide!;
  const text = guideText(parts);

  test('has 500 to 900 words, in sections that each have a name', () => {
    const lead = countWords(context.words.lead);
    expect(wordCount + lead).toBeGreaterThanOrEqual(500);
    expect(wordCount + lead).toBeLessThanOrEqual(900);
    expect(minutes).toBe(Math.round(wordCount / 200));
    expect(repeated(parts.map(({ heading }) => heading))).toEqual([]);
  });

  test('D-05 in Canada promotes nothing: no effects, prices, ratings or taste', () => {
    if (context.localeId === 'en-US') return;
    const promoted = [...effects, 'delicious', 'savoureu', 'délicieu', 'euphori', 'détend', 'best', 'meilleur'];
    const found = promoted.filter((word) => new RegExp(`\\b${word}`, 'i').test(text));
    expect(found).toEqual([]);
    expect(text).not.toMatch(/\$|★|rating|discount|rabais|flavou?r|saveur/i);
  });
});

test.each(locales)('D-04 in $id no sentence is in two guides', ({ id }) => {
  const localeGuides = guides.filter(({ context }) => context.localeId === id);
  expect(repeated(localeGuides.flatMap(({ context }) => sentencesOf(guideText(context.guide!.parts))))).toEqual([]);
});
