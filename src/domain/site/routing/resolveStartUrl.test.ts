import { describe, expect, it } from 'vitest';
import { resolveStartUrl, startTargets } from './resolveStartUrl';

describe('D-10 S1-16 startAddress', () => {
  it.each([
    ['/us/en', '', '/us/en'],
    ['/ca/fr', '?from=mail', '/ca/fr?from=mail'],
    ['/us/en', '?to=unlock', '/us/en/unlock'],
    ['/ca/fr', '?from=mail&to=pods', '/ca/fr/shop/pods?from=mail'],
    ['/us/en', '?to=orders&from=mail', '/us/en/user/orders?from=mail'],
    ['/us/en', '?to=elsewhere', '/us/en?to=elsewhere'],
    ['/us/en', '?to=constructor', '/us/en?to=constructor'],
    ['/us/en', '?to=//other.example', '/us/en?to=//other.example'],
    ['/us/en', '?auto=unlock', '/us/en?auto=unlock'],
  ])('%s with %j leads to %s', (prefix, search, address) => expect(resolveStartUrl(prefix, search)).toBe(address));

  it('only has targets that are pages of the shop', () =>
    expect(startTargets).toEqual({
      pods: '/shop/pods',
      myPods: '/user/pods',
      unlock: '/unlock',
      orders: '/user/orders',
    }));
});
