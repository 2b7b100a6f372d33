import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import {
  landingPath,
  landingRegion,
  landingSchema,
  landingSearch,
  requiredLandingValues,
  podsOnLanding,
} from './landingSchema';
import { extractionPath, plantPath } from './cataloguePaths';
import { oilTypes, plantTypes } from './vocabulary';

const words = { en: 'Words' };
const landing = {
  slug: 'live-resin',
  value: 'Live Resin',
  title: words,
  description: words,
  heading: words,
  lead: words,
  about: { heading: words, paragraphs: [words] },
};

test.each([
  ['CBD', '/shop/plants/cbd', '?plant=CBD', null],
  ['Live Resin', '/shop/extractions/live-resin', '?method=Live+Resin', null],
  ['NM', '/shop/states/new-mexico', '', 'NM'],
] as const)('%s has its page at %s', (value, path, search, region) => {
  expect([landingPath(value), landingSearch(value), landingRegion(value)]).toEqual([path, search, region]);
});

test('the paths that pods link to are those of the pages', () => {
  const linked = [...plantTypes.map(plantPath), ...oilTypes.map(extractionPath)];
  expect(requiredLandingValues.map(landingPath)).toEqual(linked);
  expect(new Set(linked).size).toBe(13);
});

test('a page’s pods are those of its plant type, extraction or state', () => {
  const pod = buildSummary({ slug: 'pod', plantType: 'Indica', oilType: 'Rosin', regions: ['OH', 'MO'] });
  const other = buildSummary({ slug: 'other', plantType: 'Sativa', oilType: 'Rosin', regions: ['CA'] });
  const device = buildSummary({ slug: 'battery', productType: 'devices', plantType: null, oilType: null });
  const slugs = (value: Parameters<typeof podsOnLanding>[0]) =>
    podsOnLanding(value, [pod, other, device]).map(({ slug }) => slug);
  expect(slugs('Indica')).toEqual(['pod']);
  expect(slugs('Rosin')).toEqual(['pod', 'other']);
  expect(slugs('OH')).toEqual(['pod']);
  expect(slugs('CA'), 'no devices').toEqual(['other']);
  expect(slugs('CBD')).toEqual([]);
});

test.each([
  ['as it is', {}, null],
  ['with another slug', { slug: 'resin' }, 'expected live-resin, got resin'],
  ['about an unknown kind', { value: 'Wax' }, 'Invalid option'],
  ['about a state that the menu hides', { value: 'UT', slug: 'utah' }, 'Invalid option'],
  ['without a text', { about: { heading: words, paragraphs: [] } }, 'Too small'],
])('a page %s', (_, changes, fault) => {
  const { error } = landingSchema.safeParse({ ...landing, ...changes });
  if (fault) expect(error?.issues[0]?.message).toContain(fault);
  else expect(error).toBeUndefined();
});
