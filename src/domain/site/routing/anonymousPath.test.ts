import { describe, expect, test } from 'vitest';
import { anonymousPath } from './anonymousPath';
import { localePath, locales } from '../../region/locales';
import { routes, staticPath } from './routes';

describe('D-29 a path that is safe to share', () => {
  test.each([
    ['/us/en', '/us/en'],
    ['/us/en/', '/us/en'],
    ['/ca/fr/shop/pods', '/ca/fr/shop/pods'],
    ['/us/en/shop/pods/', '/us/en/shop/pods'],
    ['/us/en/shop/pods/california-cellar-stair', '/us/en/shop/pods/california-cellar-stair'],
    ['/us/en/shop/devices/battery?variant=2', '/us/en/shop/devices/battery'],
    ['/us/en/delivery/order/p1/8c1f6f0e', '/us/en/delivery/order/:providerId/:detailsId'],
    ['/us/en/rating/ABCDEFGH', '/us/en/rating/:podKey'],
    ['/us/en/rating/ABCDEFGH/', '/us/en/rating/:podKey'],
    ['/us/en/rating', '/us/en/rating'],
    ['/us/en/sign-in?redirect=%2Fus%2Fen%2Frating%2FABCDEFGH', '/us/en/sign-in'],
    ['/us/en/support#contact', '/us/en/support'],
    ['/', '/'],
    ['', '/(unknown)'],
    ['/us/en/jane@mail.example', '/us/en/(unknown)'],
    ['/us/en/shop/pods/Jane%20Doe', '/us/en/(unknown)'],
    ['/us/en/rating/ABCDEFGH/more', '/us/en/(unknown)'],
    ['/jane@mail.example', '/(unknown)'],
    ['/us/english', '/(unknown)'],
  ])('%j becomes %j', (path, expected) => {
    expect(anonymousPath(path)).toBe(expected);
  });

  test('each page in the table is unchanged', () => {
    for (const locale of locales)
      for (const { path } of routes) {
        const page = localePath(locale, staticPath(path));
        expect(anonymousPath(page)).toBe(page);
      }
  });
});
