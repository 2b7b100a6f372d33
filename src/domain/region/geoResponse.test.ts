import { expect, test } from 'vitest';
import { geoResponse, geoResponseSchema } from './geoResponse';

test.each([
  ['US', 'OH', 'OH'],
  ['US', 'NV', 'CA'],
  ['US', 'MI', 'OH'],
  ['US', 'UT', 'CA'],
  ['US', null, 'CA'],
  ['CA', 'QC', 'CA_ALL'],
  ['CA', 'ON', 'CA_ALL'],
  ['FR', 'IDF', null],
  [null, null, null],
])('S7-24, D-06 %s %s is offered %s', (country, subdivision, region) => {
  const parsed = geoResponseSchema.parse(geoResponse(country, subdivision));
  expect(parsed).toEqual({
    country: { code: country },
    subcountry: subdivision ? { code: subdivision } : null,
    region,
  });
});
