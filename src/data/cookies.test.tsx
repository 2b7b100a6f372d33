import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCookie, saveCookie } from './cookies';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['lS_key', 'lS_key_two', 'my_lS_key']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

/** What is written, attribute by attribute; jsdom hands out names and values alone. */
function watchWrites() {
  const written: string[] = [];
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    real.set!.call(document, text);
  });
  return written;
}

describe('S9-12 a cookie', () => {
  test('is named lS_ and the key, for every page, for a year, and stays on this site', () => {
    const written = watchWrites();
    expect(saveCookie('key', 'a; b=ç')).toBe(true);
    expect(written).toEqual(['lS_key=a%3B%20b%3D%C3%A7; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(loadCookie('key')).toBe('a; b=ç');
  });

  test('travels over https alone where the page did', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const written = watchWrites();
    saveCookie('key', 'one');
    expect(written).toEqual(['lS_key=one; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  test('of another key that begins or ends alike is another', () => {
    document.cookie = 'lS_key_two=2; Path=/';
    document.cookie = 'my_lS_key=3; Path=/';
    expect(loadCookie('key')).toBeNull();
    saveCookie('key', 'one');
    expect([loadCookie('key'), loadCookie('key_two')]).toEqual(['one', '2']);
  });

  test('may be empty, which is not the same as none', () => {
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
    ['signs that are nine bytes each as they are written', '€', 388],
  ])('of %s is kept up to 3500 bytes as it is written; beyond, nothing is left of the key', (_, letter, most) => {
    expect(saveCookie('key', letter.repeat(most))).toBe(true);
    expect(saveCookie('key', letter.repeat(most + 1))).toBe(false);
    expect(loadCookie('key')).toBeNull();
  });
});

describe('where there are no cookies', () => {
  test('nothing is kept, and that is told', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect([saveCookie('key', 'one'), loadCookie('key')]).toEqual([false, null]);
  });

  test('because the browser forbids to name them, the same', () => {
    const forbid = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    expect([saveCookie('key', 'one'), loadCookie('key')]).toEqual([false, null]);
  });
});

test('what cannot be written as a cookie, or be read as one, is none', () => {
  expect(saveCookie('key', 'half a sign: \ud83d')).toBe(false);
  document.cookie = 'lS_key=%E0%A4%A; Path=/';
  expect(loadCookie('key')).toBeNull();
});
