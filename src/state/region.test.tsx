import { beforeEach, describe, expect, test } from 'vitest';
import { acceptAge, chooseRegion, restoreRegion, useRegionState } from './region';

const regions = () => {
  const { us, ca } = useRegionState.getState().regions;
  return [us.code, ca.code];
};
const accepted = () => useRegionState.getState().isAccepted;

beforeEach(() => useRegionState.setState(useRegionState.getInitialState(), true));

describe('S4-32 the stored subcountry', () => {
  test('is the country’s default until something else is stored', () => {
    restoreRegion();
    expect(regions()).toEqual(['CA', 'CA_ALL']);
  });

  test('S4-30 is kept for each country', () => {
    chooseRegion('us', 'OH');
    chooseRegion('ca', 'AB');
    useRegionState.setState(useRegionState.getInitialState(), true);
    restoreRegion();
    expect(regions()).toEqual(['OH', 'AB']);
    expect([localStorage.getItem('subcountry_us'), localStorage.getItem('subcountry_ca')]).toEqual(['OH', 'AB']);
  });

  test.each(['ON', 'CA_ALL', 'TX', '', 'oh'])('%j, which is none of the United States, gives the default', (stored) => {
    localStorage.setItem('subcountry_us', stored);
    restoreRegion();
    expect(regions()).toEqual(['CA', 'CA_ALL']);
  });
});

describe('S4-34 acceptance', () => {
  test('is unknown until storage was read, so that no gate flashes (D-12)', () => {
    expect(accepted()).toBeNull();
    restoreRegion();
    expect(accepted()).toEqual({ us: false, ca: false });
  });

  test('is stored per country and sets the subcountry', () => {
    acceptAge('us', 'WA');
    expect(accepted()).toEqual({ us: true, ca: false });
    expect(regions()).toEqual(['WA', 'CA_ALL']);
    useRegionState.setState(useRegionState.getInitialState(), true);
    restoreRegion();
    expect(accepted()).toEqual({ us: true, ca: false });
  });

  test('does not count where no subcountry is chosen', () => {
    localStorage.setItem('age_accepted_us', 'true');
    restoreRegion();
    expect(accepted()!.us).toBe(false);
  });

  test('a region alone is no acceptance', () => {
    chooseRegion('us', 'OH');
    expect(accepted()!.us).toBe(false);
  });
});
