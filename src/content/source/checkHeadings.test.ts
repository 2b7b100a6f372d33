import { expect, test } from 'vitest';
import { faultsOf, oilFile, wordsOfPage } from '../../../tests/fixtures/contentFaults';

const fault = (field: string, text: string) => ({
  file: 'content/landings/rosin.json',
  field,
  message: `expected no full stop at the end of a heading, got “${text}”`,
});
const landing = (heading: Record<string, string>, paragraph = 'Pressed with heat.') => ({
  'landings/rosin.json': {
    slug: 'rosin',
    value: 'Rosin',
    ...wordsOfPage,
    about: { heading, paragraphs: [{ en: paragraph, fr: paragraph }] },
  },
});

test.each([
  ['with a full stop in each language', { en: 'On rosin.', enCa: 'Of rosin.', fr: 'La rosine.' }, ['en', 'enCa', 'fr']],
  ['with a full stop and a space', { en: 'On rosin', fr: 'La rosine. ' }, ['fr']],
  ['with an inner full stop', { en: 'Heat. Press. Rosin', fr: 'La rosine' }, []],
  ['that ask, exclaim or trail off', { en: 'Rosin?', enCa: 'Rosin!', fr: 'Rosine…' }, []],
] as const)('headings %s', (_, heading, languages) => {
  const expected = languages.map((key) => fault(`about.heading.${key}`, (heading as Record<string, string>)[key]!));
  expect(faultsOf(landing(heading))).toEqual(expected);
});

test('product titles and labels are headings too, and sentences are not', () => {
  expect(faultsOf(landing({ en: 'On rosin', fr: 'La rosine' }))).toEqual([]);
  const tagline = { en: 'A quiet one.', fr: 'Une calme.' };
  expect(faultsOf(oilFile({ tagline }))).toEqual([]);
});
