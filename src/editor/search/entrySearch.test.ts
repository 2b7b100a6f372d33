import { describe, expect, test } from 'vitest';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import { collectNames } from '../entries/entryNames';
import { entrySearch } from './entrySearch';

const json = JSON.stringify;
const texts = {
  'brands/alder.json': json({
    slug: 'alder',
    name: 'Alder',
    story: { en: 'From a valley.', fr: 'D’une vallée reculée.' },
  }),
  'products/california-amber.json': json(buildOil({ description: { en: 'Resin of a river bank.' } })),
  'batches/B-1.json': json(buildContentBatch()),
  'navigation/main.json': json({ items: [{ id: 'map', title: { en: 'Find a store' } }] }),
  'guides/broken.json': '{ "slug": ',
};
const search = entrySearch(texts, collectNames(texts), new Date('2026-11-26T12:00:00Z'));

describe('the search finds', () => {
  test('an entry by its title, with its summary and its place in the editor', () => {
    expect(search('amber')[0]).toEqual({
      file: 'products/california-amber.json',
      title: 'Amber · Alder · 1 g · Available',
      kind: 'Pod',
      path: '/collections/pods/entries/california-amber',
      excerpt: null,
    });
  });

  test('a draft that has nothing yet but the name of its file', () => {
    const drafts = { 'products/half-a-pod.json': '{"productType": "oil", "slug": "half-a-pod"}' };
    const [hit] = entrySearch(drafts, collectNames(drafts), new Date('2026-11-26T12:00:00Z'))('half');
    expect(hit!.title).toBe('half-a-pod');
  });

  test.each([
    [
      'a word inside a text',
      'river',
      'products/california-amber.json',
      { field: 'description.en', place: 'Description · English', text: 'Resin of a river bank.' },
    ],
    ['the beginning of a word', 'resi riv', 'products/california-amber.json', { place: 'Description · English' }],
    [
      'French without accents',
      'VALLEE',
      'brands/alder.json',
      { place: 'Story · French', text: 'D’une vallée reculée.' },
    ],
    [
      'a field of a single file',
      'find store',
      'navigation/main.json',
      { place: 'Item 1 · Title · English', text: 'Find a store' },
    ],
    ['a laboratory', 'coldwater', 'batches/B-1.json', { place: 'Lab · Name', text: 'Coldwater Assay' }],
  ])('%s', (_, query, file, excerpt) => {
    expect(search(query)[0]).toMatchObject({ file, excerpt });
  });

  test('first the phrase, then all its words in one text, then words of several texts, then beginnings', () => {
    const described = (en: string, tagline = 'Plain') =>
      json(buildOil({ description: { en }, tagline: { en: tagline } }));
    const files = {
      'products/a-beginnings.json': described('Warmer lights.'),
      'products/b-apart.json': described('The light is far.', 'Warm'),
      'products/c-together.json': described('Light and warm.'),
      'products/d-phrase.json': described('A warm light.'),
    };
    const find = entrySearch(files, collectNames(files), new Date('2026-11-26T12:00:00Z'));
    expect(find('warm  light').map(({ file }) => file)).toEqual(Object.keys(files).toReversed());
    expect(find('warm light')[0]!.excerpt).toMatchObject({ field: 'description.en', text: 'A warm light.' });
  });

  test('entries that cannot be read, by their name', () => {
    expect(search('broken').map(({ file }) => file)).toEqual(['guides/broken.json']);
  });

  test('nothing without all of the words', () => {
    expect(search('river nowhere')).toEqual([]);
  });
});
