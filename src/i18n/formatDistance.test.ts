import { expect, test } from 'vitest';
import { localeOf } from '../domain/region/locales';
import { formatDistance } from './formatDistance';

test.each([
  [0, '0.1', '0.1', '0,1'],
  [5.47, '3.4', '5.5', '5,5'],
  [9.96, '6.2', '10', '10'],
  [160.9344, '100', '161', '161'],
])('S2-34 %d km is shown as %s miles in the United States, as %s or %s kilometres in Canada', (km, us, ca, fr) => {
  expect((['en-US', 'en-CA', 'fr-CA'] as const).map((id) => formatDistance(km, localeOf(id)))).toEqual([us, ca, fr]);
});
