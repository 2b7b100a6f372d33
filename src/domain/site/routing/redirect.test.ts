import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRedirect } from './redirect';

const origin = 'https://shop.example';

describe('D-28 where a sign-in can redirect to', () => {
  test.each([
    '/',
    '/us/en/user/orders',
    '/us/en/shop?sort=new#top',
    '/delivery/order/p1/d-1',
    '/us/en/sign-in?redirect=https://a.example/',
  ])('D-28 S2-03 %s is a path on this site', (path) => {
    expect(parseRedirect(path)).toBe(path);
  });

  test.each([
    [null],
    [''],
    ['us/en'],
    [' /us/en'],
    ['https://evil.example'],
    ['HTTPS://evil.example'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r\n/evil.example'],
    ['\t//evil.example'],
    ['/us\\en'],
    ['javascript:alert(1)'],
    ['/\u0000/evil.example'],
    ['data:text/html,x'],
    ['/.//evil.example'],
    ['/us/..//evil.example'],
    ['/\u007f/evil.example'],
    ['@evil.example'],
    ['mailto:a@evil.example'],
    ['/us/en//evil.example'],
  ])('D-28 %j is rejected', (value) => {
    expect(parseRedirect(value)).toBeNull();
  });

  test('D-28 any accepted value stays on the site, also when its path is resolved again', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        '\r',
        ' ',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        'evil.example',
        'https:',
        'javascript:',
        '\u0000',
        '\u2028',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const passed = parseRedirect(`/${parts.join('')}`);
        if (passed === null) return;
        const url = new URL(passed, origin);
        expect(url.origin).toBe(origin);
        expect(new URL(url.pathname, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
