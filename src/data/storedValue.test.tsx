import { afterEach, describe, expect, test, vi } from 'vitest';
import { number, object, string } from '../domain/validation/plainSchema';
import { loadText, saveText } from './storage';
import { storedTexts, storedValue } from './storedValue';
import { tabStorage } from './tabStorage';

const key = 'key';
const plain = storedValue({ key, schema: number, version: 1 });
const stored = () => localStorage.getItem(key);

afterEach(() => {
  vi.restoreAllMocks();
  saveText(key, null);
});

const block = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};

describe('a stored value', () => {
  test('of version 1 is stored as it is; null removes it', () => {
    plain.save(7);
    expect([stored(), plain.load()]).toEqual(['7', 7]);
    plain.save(null);
    expect([stored(), plain.load()]).toEqual([null, null]);
  });

  test.each(['{"half', '', 'undefined', '"a text"', 'null', '{"version":1,"value":"7"}'])(
    'S9-12 corrupt or foreign %j is dropped, the rest kept',
    (foreign) => {
      localStorage.setItem(key, foreign);
      localStorage.setItem('other', '7');
      expect([plain.load(), stored(), localStorage.getItem('other')]).toEqual([null, null, '7']);
    },
  );

  test('S9-12 corrupt, is also dropped from a cookie', () => {
    document.cookie = 'lS_key=%7B%22half; Path=/';
    expect([plain.load(), document.cookie]).toEqual([null, '']);
  });

  test('S9-12 falls back to a cookie, and to memory without cookies', () => {
    block();
    plain.save(7);
    expect([plain.load(), document.cookie]).toEqual([7, 'lS_key=7']);
    plain.save(null);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    plain.save(8);
    expect([plain.load(), document.cookie]).toEqual([8, '']);
  });

  test('of this tab is kept in session storage alone, and blocked storage is not an error', () => {
    const inTab = storedValue({ key, schema: number, version: 1, storage: tabStorage });
    inTab.save(7);
    expect([inTab.load(), sessionStorage.getItem(key), stored()]).toEqual([7, '7', null]);
    block();
    inTab.save(8);
    expect([inTab.load(), document.cookie]).toEqual([null, '']);
  });
});

describe('versions', () => {
  const renamed = storedValue({
    key,
    schema: object({ name: string, count: number }),
    version: 3,
    migrate: (value, from) => {
      const name = from === 1 ? (value as string) : (value as { title: string }).title;
      return { name, count: 1 };
    },
  });

  test.each([
    ['1, which has no number', '"Ada"'],
    ['2', '{"version":2,"value":{"title":"Ada"}}'],
    ['3', '{"version":3,"value":{"name":"Ada","count":1}}'],
  ])('a value of version %s is read as the current one', (_, before) => {
    localStorage.setItem(key, before);
    const value = renamed.load();
    expect(value).toEqual({ name: 'Ada', count: 1 });
    renamed.save(value);
    expect(JSON.parse(stored()!)).toEqual({ version: 3, value });
  });

  test('a value that cannot be migrated is dropped', () => {
    localStorage.setItem(key, '{"version":2,"value":null}');
    expect([renamed.load(), stored()]).toEqual([null, null]);
  });

  test('a later version stays as it is, and this page keeps what it shows', () => {
    const laterVersion = '{"version":2,"value":{"amount":7}}';
    localStorage.setItem(key, laterVersion);
    expect([plain.load(), plain.load(5)]).toEqual([null, 5]);
    plain.save(6);
    expect(stored()).toBe(laterVersion);
    plain.save(null);
    expect(stored()).toBeNull();
  });
});

test('texts are stored one by one', () => {
  const texts = storedTexts(key, 'other');
  localStorage.setItem('other', 'two');
  expect(texts.save({ [key]: 'one' })).toEqual({ [key]: 'one', other: 'two' });
  expect([loadText(key), loadText('other'), ['key', 'third'].map(texts.usesKey)]).toEqual([
    'one',
    'two',
    [true, false],
  ]);
  texts.save(null);
  expect(localStorage).toHaveLength(0);
});
