import { describe, expect, test } from 'vitest';
import type { NavigationLink } from '../content/pageContext';
import { visibleLinks } from './visibleLinks';

const link = (id: string, rest: Partial<NavigationLink> = {}): NavigationLink => ({
  id,
  title: id,
  href: `/${id}`,
  visibility: null,
  authentication: 'any',
  subcountries: [],
  needsUnlockAppLinks: false,
  ...rest,
});

const links = [
  link('all'),
  link('signed-in', { authentication: 'authenticated' }),
  link('signed-out', { authentication: 'unauthenticated' }),
  link('phone', { visibility: 'mobile' }),
  link('desk', { visibility: 'desktop' }),
  link('ohio', { subcountries: ['OH', 'WA'] }),
  link('unlock', { needsUnlockAppLinks: true }),
];

const shown = (visitor: Partial<Parameters<typeof visibleLinks>[1]>) =>
  visibleLinks(links, { isSignedIn: false, region: 'CA', screen: 'desktop', ...visitor }).map(({ id }) => id);

describe('S6-05 navigation', () => {
  test('is filtered by whether the visitor is signed in', () => {
    expect(shown({ isSignedIn: false })).toEqual(['all', 'signed-out', 'desk', 'unlock']);
    expect(shown({ isSignedIn: true })).toEqual(['all', 'signed-in', 'desk', 'unlock']);
  });

  test('S3-15 is filtered by the screen', () => {
    expect(shown({ screen: 'mobile' })).toEqual(['all', 'signed-out', 'phone', 'unlock']);
  });

  test('can be kept to some subcountries', () => {
    expect(shown({ region: 'WA' })).toContain('ohio');
    expect(shown({ region: 'MO' })).not.toContain('ohio');
  });
});

test.each([
  ['CA', true],
  ['OH', true],
  ['UT', false],
  ['CA_ALL', false],
  ['AB', true],
] as const)('S6-07 in %s, where UNLOCK_APP_LINKS is %s, the unlock item is so too', (region, isShown) => {
  expect(shown({ region }).includes('unlock')).toBe(isShown);
});
