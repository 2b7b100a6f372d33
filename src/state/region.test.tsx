import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptAge, chooseRegion, usePageRegion, useRegionState } from './region';

const regions = () => {
  const { us, ca } = useRegionState.getState().regions;
  return [us.code, ca.code];
};
const accepted = () => useRegionState.getState().isAccepted;

beforeEach(() => useRegionState.setState(useRegionState.getInitialState(), true));

describe('S4-32 the stored subcountry', () => {
  test('is the country’s default until something else is stored', () => {
    useRegionState.restore();
    expect(regions()).toEqual(['CA', 'CA_ALL']);
  });

  test('S4-30 is stored per country', () => {
    chooseRegion('us', 'OH');
    chooseRegion('ca', 'AB');
    useRegionState.setState(useRegionState.getInitialState(), true);
    useRegionState.restore();
    expect(regions()).toEqual(['OH', 'AB']);
    expect([localStorage.getItem('subcountry_us'), localStorage.getItem('subcountry_ca')]).toEqual(['OH', 'AB']);
  });

  test.each(['ON', 'CA_ALL', 'TX', '', 'oh'])('%j, which is not in the United States, gives the default', (stored) => {
    localStorage.setItem('subcountry_us', stored);
    useRegionState.restore();
    expect(regions()).toEqual(['CA', 'CA_ALL']);
  });
});

describe('S4-34 acceptance', () => {
  test('is unknown until storage has been read, so that no gate flashes (D-12)', () => {
    expect(accepted()).toBeNull();
    useRegionState.restore();
    expect(accepted()).toEqual({ us: false, ca: false });
  });

  test('is stored per country and sets the subcountry', () => {
    acceptAge('us', 'WA');
    expect(accepted()).toEqual({ us: true, ca: false });
    expect(regions()).toEqual(['WA', 'CA_ALL']);
    useRegionState.setState(useRegionState.getInitialState(), true);
    useRegionState.restore();
    expect(accepted()).toEqual({ us: true, ca: false });
  });

  test('does not count without a chosen subcountry', () => {
    localStorage.setItem('age_accepted_us', 'true');
    useRegionState.restore();
    expect(accepted()!.us).toBe(false);
  });

  test('a region alone does not count as acceptance', () => {
    chooseRegion('us', 'OH');
    expect(accepted()!.us).toBe(false);
  });
});

test('D-12 the page keeps the stored region during hydration, and follows a choice', async () => {
  const page = document.documentElement;
  const Page = () => {
    usePageRegion('us');
    return null;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  localStorage.setItem('subcountry_us', 'OH');
  page.dataset.region = 'OH';
  useRegionState.restore();
  const previousRegions: (string | null)[] = [];
  const observer = new MutationObserver((changes) => previousRegions.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(page, { attributeFilter: ['data-region'], attributeOldValue: true });
  const root = await act(async () => hydrateRoot(container, <Page />));
  await act(async () => chooseRegion('us', 'WA'));
  expect(page.dataset.region).toBe('WA');
  expect(new Set(previousRegions)).toEqual(new Set(['OH']));
  await act(async () => root.unmount());
  observer.disconnect();
});
