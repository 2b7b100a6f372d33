import { describe, expect, test } from 'vitest';
import type { LocaleId } from '../../domain/region/locales';
import { changedFields, previewNote } from './previewNote';

const before = { slug: 'a', title: { en: 'A' }, variants: [{ id: 'a-1', grams: 1 }], effects: ['calm'], $source: '{}' };

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a text', { title: { en: 'B' } }, ['pods.title.en']],
  ['a text that was missing', { title: { en: 'A', fr: 'B' } }, ['pods.title.fr']],
  ['a group that was missing', { publishAt: { day: '2026-12-03' } }, ['pods.publishAt.day']],
  ['a field in a list', { variants: [{ id: 'a-1', grams: 2 }] }, ['pods.variants.grams']],
  ['an item', { variants: [...before.variants, { id: 'a-2' }] }, ['pods.variants.id']],
  ['a choice of several', { effects: ['calm', 'happy'] }, ['pods.effects']],
  ['what the form alone has', { $source: '{"slug":"a"}' }, []],
])('a change of %s', (_, change, fields) => {
  expect(changedFields('pods', before, { ...before, ...change })).toEqual(fields);
});

describe('the preview', () => {
  test.each<[string, string[], LocaleId, RegExp | null]>([
    ['at first', [], 'en-US', null],
    ['for a text on the page', ['pods.title.en'], 'en-US', null],
    ['for a French text on an English page', ['pods.title.fr'], 'en-CA', /French/],
    ['for a French text on a French page', ['pods.title.fr'], 'fr-CA', null],
    ['for a Canadian text on a page of the United States', ['pods.title.enCa'], 'en-US', /Canada/],
    ['for an English text on a French page', ['pods.title.en'], 'fr-CA', /English/],
    ['for a field that no page shows', ['brands.label.ink'], 'en-US', /drawn again/],
    ['for several, of which one is on the page', ['pods.title.fr', 'pods.brand'], 'en-US', null],
  ])('%s', (_, fields, localeId, note) => {
    const said = previewNote(fields, localeId);
    if (note) expect(said).toMatch(note);
    else expect(said).toBeNull();
  });
});
