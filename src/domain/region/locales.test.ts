import { expect, test, describe } from 'vitest';
import { localeForLanguage, defaultLocale, localeOf, localePath, locales, splitLocalePath } from './locales';
import fc from 'fast-check';

test.each([
  ['en-US', '/us/en', 'us', 'en'],
  ['en-CA', '/ca/en', 'ca', 'en'],
  ['fr-CA', '/ca/fr', 'ca', 'fr'],
] as const)('S1-03 S3-05 %s is under %s', (id, prefix, country, language) => {
  expect(localeOf(id)).toEqual({ id, prefix, country, language });
});

test('S3-05 en-US is the default, and S1-02 there are three locales', () => {
  expect(defaultLocale.id).toBe('en-US');
  expect(locales).toHaveLength(3);
});

describe('splitLocalePath', () => {
  test.each([
    ['/us/en', 'en-US', '/'],
    ['/us/en/', 'en-US', '/'],
    ['/ca/fr/shop/pods', 'fr-CA', '/shop/pods'],
    ['/ca/en/shop', 'en-CA', '/shop'],
  ])('%s is %s and %s', (path, id, rest) => {
    expect(splitLocalePath(path)).toMatchObject({ locale: { id }, rest });
  });

  test.each(['', '/', '/us', '/us/fr', '/us/enx', '/us/english/shop', 'us/en', '/US/EN', '/mx/es'])(
    '%j is in no locale',
    (path) => {
      expect(splitLocalePath(path)).toBeNull();
    },
  );

  test('S2-01 a path put under a locale round-trips, and never ends in a slash', () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.constantFrom(...locales), path, (locale, rest) => {
        const whole = localePath(locale, rest);
        expect(whole.endsWith('/')).toBe(false);
        expect(splitLocalePath(whole)).toEqual({ locale, rest });
      }),
    );
  });
});

test.each([
  ['us', 'en', 'en-US'],
  ['us', 'fr', 'en-US'],
  ['ca', 'en', 'en-CA'],
  ['ca', 'fr', 'fr-CA'],
] as const)('S4-30 in %s, a reader of %s gets %s', (country, language, id) => {
  expect(localeForLanguage(country, language).id).toBe(id);
});
