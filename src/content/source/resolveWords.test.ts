import { expect, test } from 'vitest';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import { resolveWords } from './resolveWords';

const all = { en: 'color', enCa: 'colour', fr: 'couleur' };

test.each<[LocaleId, object, string]>([
  ['en-US', all, 'color'],
  ['en-CA', all, 'colour'],
  ['fr-CA', all, 'couleur'],
  ['en-CA', { en: 'pod', fr: 'capsule' }, 'pod'],
  ['en-US', { en: 'pod', fr: 'capsule' }, 'pod'],
  ['fr-CA', { en: 'pod', enCa: 'Pod' }, 'pod'],
])('D-04 in %s, %j is %j', (localeId, words, expected) => {
  expect(resolveWords(words as typeof all, localeOf(localeId))).toBe(expected);
});
