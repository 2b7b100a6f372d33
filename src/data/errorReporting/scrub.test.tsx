import { describe, expect, test } from 'vitest';
import { scrubText, scrubUrl } from './scrub';

const token = 'q7Zk1_xP-V0aB9sLr3mTn8dYw2eFhJc5uKiGoQtXvMs';

describe('D-29 the text of an error', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ['Minified React error #418; see the text', 'Minified React error #418; see the text'],
    ['No fr message for cart.empty', 'No fr message for cart.empty'],
    ['No account for jane.doe+pods@mail.example, sorry', 'No account for [email], sorry'],
    ['mail=jane%40mail.example&x', 'mail=[email]'],
    ['Call (213) 555-0142 or +1 213 555 0142.', 'Call [number] or [number].'],
    ['The code 482913 is wrong', 'The code [number] is wrong'],
    ['Pod ABCDEFGH was unlocked', 'Pod [key] was unlocked'],
    ['ABCDEFGHI, ABCDEFG and SAVE_ABCDEFGH stay', 'ABCDEFGHI, ABCDEFG and SAVE_ABCDEFGH stay'],
    ['order 0b1f9c52-7d1c-4a6e-9d2b-3f0a8c7e6d51 is gone', 'order [id] is gone'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    [`the session ${token} ended`, 'the session [token] ended'],
    ['hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c', 'hash [token]'],
    ['GET /v1/app/user/me?token=abc failed', 'GET /v1/app/user/me failed'],
    ['at /us/en/rating/ABCDEFGH?from=mail', 'at /us/en/rating/:podKey'],
    [
      'open https://shop.example/us/en/delivery/order/p1/d1#top',
      'open https://shop.example/us/en/delivery/order/:providerId/:detailsId',
    ],
    ['open https://jane:secret@shop.example/a?b', 'open https://shop.example/a'],
    [
      'Loading chunk component---src-templates-store-locator-tsx failed. (error: https://shop.example/component---src-templates-store-locator-tsx-0d8c3f0bd6.js)',
      'Loading chunk component---src-templates-store-locator-tsx failed. (error: https://shop.example/component---src-templates-store-locator-tsx-0d8c3f0bd6.js)',
    ],
  ])('%j become %j', (text, told) => {
    expect(scrubText(text)).toBe(told);
  });

  test('contains no token of this browser, whatever its format', () => {
    localStorage.setItem('token', 'short-token');
    expect(scrubText('sent short-token twice: short-token')).toBe('sent [token] twice: [token]');
  });

  test('is truncated', () => {
    expect(scrubText('so long. '.repeat(10_000)).length).toBeLessThanOrEqual(4000);
  });
});

describe('D-29 a URL', () => {
  test.each([
    ['https://shop.example/us/en/rating/ABCDEFGH?x=1#y', 'https://shop.example/us/en/rating/:podKey'],
    ['https://shop.example/us/en/jane@mail.example', 'https://shop.example/us/en/(unknown)'],
    ['https://shop.example/app-0d8c3f0bd6a1c2e3f4a5.js?v=2', 'https://shop.example/app-0d8c3f0bd6a1c2e3f4a5.js'],
    ['webpack-internal:///./src/app/Shell.tsx', 'webpack-internal:///./src/app/Shell.tsx'],
    ['<anonymous>', '<anonymous>'],
    ['', ''],
  ])('%j becomes %j', (url, told) => {
    expect(scrubUrl(url)).toBe(told);
  });
});
