import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  clearBillingVisit,
  leadsToPath,
  addReturnMarker,
  onPageRestored,
  currentPath,
  readBillingVisit,
} from './billingVisit';

const goTo = (address: string) => window.history.replaceState({ key: 'router' }, '', address);

afterEach(() => goTo('/'));

describe('D-26 returning from the billing service', () => {
  test.each([
    ['/us/en/user/account', '/us/en/user/account?billing=start'],
    ['/us/en/unlock?step=join#top', '/us/en/unlock?step=join&billing=start#top'],
    ['/us/en/user/account?billing=portal', '/us/en/user/account?billing=start'],
  ])('%s is marked as %s', (path, marked) => {
    expect(addReturnMarker(path, 'start')).toBe(marked);
  });

  test('the marker is read, and removed without touching the rest of the URL', () => {
    goTo(`${addReturnMarker('/us/en/unlock?step=join', 'portal')}#top`);
    expect(readBillingVisit()).toBe('portal');
    clearBillingVisit();
    expect(readBillingVisit()).toBeNull();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/us/en/unlock?step=join#top',
    );
    expect(window.history.state).toEqual({ key: 'router' });
  });

  test('an unknown marker is ignored', () => {
    goTo('/us/en/user/account?billing=refund');
    expect(readBillingVisit()).toBeNull();
    expect(currentPath()).toBe('/us/en/user/account');
  });
});

test.each([
  ['https://shop.example/us/en/user/account?billing=portal', true],
  ['http://localhost:8888/us/en/user/account?billing=portal', true],
  ['https://shop.example/us/en/user/account', false],
  ['https://billing.example/p/session/1', false],
])('S2-76 %s is this site’s own page: %s', (url, isOwn) => {
  expect(leadsToPath(url, '/us/en/user/account?billing=portal')).toBe(isOwn);
});

test('a page restored from the back/forward cache is reported, a loaded one is not', () => {
  const listener = vi.fn();
  const stop = onPageRestored(listener);
  const dispatchPageShow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  dispatchPageShow(false);
  expect(listener).not.toHaveBeenCalled();
  dispatchPageShow(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  dispatchPageShow(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
