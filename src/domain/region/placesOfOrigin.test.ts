import { expect, test } from 'vitest';
import { placesNamedIn } from './placesOfOrigin';

test.each([
  ['Denver’s cold store held this hybrid for one night only.', ['Denver CO']],
  ['Flint. Yakima-grown, melted in St. Louis.', ['Yakima WA', 'St. Louis MO']],
  ['From Salt Lake City to Great Salt Lake', ['Salt Lake City UT', 'Great Salt Lake UT']],
  ['Récolté au Québec, près de Montréal.', ['Québec CA_ALL', 'Montréal CA_ALL']],
  ['The Californian sun', ['Californian CA']],
  ['Washingtonia palms over clevelandite, St Louisa', []],
  ['Orange rind on a boulder at dawn', []],
])('%j names %j', (text, places) => {
  expect(placesNamedIn(text).map(({ place, jurisdiction }) => `${place} ${jurisdiction}`)).toEqual(places);
});
