import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCookie, saveCookie } from './cookies';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['lS_key', 'lS_key_two', 'my_lS_key']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

/** Records each write with its attributes, because jsdom only returns names and values. */
function watchWrites() {
  const written: string[] = [];
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    original.set!.call(document, text);
  });
  return written;
}

describe('S9-12 a cookie', () => {
  test('is named lS_ plus the key, for every page, for a year, and stays on this site', () => {
    const written = watchWrites();
    expect(saveCookie('key', 'a; b=ç')).toBe(true);
    expect(written).toEqual(['lS_key=a%3B%20b%3D%C3%A7; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(loadCookie('key')).toBe('a; b=ç');
  });

  test('is https-only if the page is', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const written = watchWrites();
    saveCookie('key', 'one');
    expect(written).toEqual(['lS_key=one; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  test('of a key with the same prefix or suffix is separate', () => {
    document.cookie = 'lS_key_two=2; Path=/';
    document.cookie = 'my_lS_key=3; Path=/';
    expect(loadCookie('key')).toBeNull();
    saveCookie('key', 'one');
    expect([loadCookie('key'), loadCookie('key_two')]).toEqual(['one', '2']);
  });

  test('can be empty, which differs from missing', () => {
    saveCookie('key', '');
    expect(loadCookie('key')).toBe('');
  });

  test('is removed by null', () => {
    saveCookie('key', 'one');
    expect(saveCookie('key', null)).toBe(true);
    expect(loadCookie('key')).toBeNull();
  });

  test.each([
    ['letters', 'x', 3500],
    ['characters that encode to nine bytes each', '€', 388],
  ])('of %s is stored up to 3500 encoded bytes; beyond that, the key is removed', (_, letter, most) => {
    expect(saveCookie('key', letter.repeat(most))).toBe(true);
    expect(saveCookie('key', letter.repeat(most + 1))).toBe(false);
    expect(loadCookie('key')).toBeNull();
  });
});

describe('without cookies', () => {
  test('nothing is stored, and the caller gets false', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect([saveCookie('key', 'one'), loadCookie('key')]).toEqual([false, null]);
  });

  test('because access throws, the same', () => {
    const forbid = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    expect([saveCookie('key', 'one'), loadCookie('key')]).toEqual([false, null]);
  });
});

test('a value that cannot be encoded or decoded counts as missing', () => {
  expect(saveCookie('key', 'half a sign: \ud83d')).toBe(false);
  document.cookie = 'lS_key=%E0%A4%A; Path=/';
  expect(loadCookie('key')).toBeNull();
});
