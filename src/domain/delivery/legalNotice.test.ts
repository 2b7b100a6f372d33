import { describe, expect, test } from 'vitest';
import { mustShowLegalNotice } from './legalNotice';

const visitor = { localPath: '/xpress', isSignedIn: false, isAccepted: false, canDeliver: true };

describe('S4-35 D-09 the legal notice of express delivery', () => {
  test.each([
    ['/xpress', true],
    ['/xpress/anything', true],
    ['/delivery/checkout', true],
    ['/delivery/checkout/register', true],
    ['/', false],
    ['/xpressly', false],
    ['/delivery', false],
    ['/delivery/checkouts', false],
    ['/delivery/order/provider-1/details-1', false],
    ['/shop', false],
    ['/shop/pods/xpress', false],
    ['/terms', false],
  ])('on %s: %s', (localPath, isShown) => {
    expect(mustShowLegalNotice({ ...visitor, localPath })).toBe(isShown);
  });

  test.each([
    ['signed in', { isSignedIn: true }],
    ['whose session is not known yet', { isSignedIn: null }],
    ['who has accepted', { isAccepted: true }],
    ['whose acceptance is not known yet', { isAccepted: null }],
    ['in a region without express delivery', { canDeliver: false }],
  ])('a visitor %s does not see it', (_, change) => {
    expect(mustShowLegalNotice({ ...visitor, ...change })).toBe(false);
  });
});
