import { describe, expect, test } from 'vitest';
import { findSharedPlace, sharedPlaceName } from './sharedPlace';

describe('S2-78 S4-29 the place in a shared URL', () => {
  test.each([
    [{ city: 'Fresno', state: 'CA', country: 'US', postalCode: '93701' }, '93701'],
    [{ city: 'Fresno', state: 'CA', country: 'US', postalCode: '' }, 'Fresno, CA'],
    [{ city: 'Montréal', state: 'QC', country: 'CA', postalCode: 'H2X 3K8' }, 'H2X'],
    [{ city: 'Montréal', state: 'QC', country: 'CA', postalCode: '' }, 'Montréal, QC'],
  ] as const)('of %j is %j', (address, shared) => {
    expect(sharedPlaceName(address)).toBe(shared);
  });

  const place = (mainText: string, secondaryText: string) => ({ placeId: mainText, mainText, secondaryText });

  test.each([
    ['Fresno, CA', 'Fresno'],
    ['fresno', 'Fresno'],
    ['Montreal, QC', 'Montréal'],
    ['93701', '93701'],
    ['Fres', undefined],
    ['9370', undefined],
    ['Paris, France', undefined],
    ['London, ON', 'London'],
  ])('%j is found as %j', (shared, expected) => {
    const suggestions = [
      place('Fresno', 'CA'),
      place('Montréal', 'QC'),
      place('93701', 'Fresno, CA'),
      place('Francesville', 'IN'),
      // A hosted service formats its suggestions like this.
      place('London', 'ON, Canada'),
    ];
    expect(findSharedPlace(shared, suggestions)?.mainText).toBe(expected);
  });
});
