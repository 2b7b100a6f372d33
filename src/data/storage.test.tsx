import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadText, loadValue, onStoredElsewhere, saveText, saveValue } from './storage';

const parseNumber = (value: unknown) => (typeof value === 'number' ? value : null);

afterEach(() => {
  vi.restoreAllMocks();
  // What a blocked storage left in memory.
  saveText('key', null);
});

const block = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

describe('texts and values', () => {
  test('are kept in local storage, and null removes them', () => {
    saveText('key', 'one');
    expect([localStorage.getItem('key'), loadText('key')]).toEqual(['one', 'one']);
    saveText('key', null);
    expect([localStorage.getItem('key'), loadText('key')]).toEqual([null, null]);
  });

  test('a value comes back through its parser', () => {
    saveValue('key', 7);
    expect(loadValue('key', parseNumber)).toBe(7);
    expect(loadValue('other', parseNumber)).toBeNull();
  });

  test.each(['{"half', '', 'undefined', '"a text"'])('corrupt or foreign %j is dropped', (text) => {
    localStorage.setItem('key', text);
    expect(loadValue('key', parseNumber)).toBeNull();
  });

  test('a parser that throws drops the value too', () => {
    localStorage.setItem('key', 'null');
    expect(loadValue('key', (value) => (value as { id: string }).id)).toBeNull();
  });
});

describe('S4-41 where storage is blocked', () => {
  test('what was stored lasts as long as the page', () => {
    block('setItem');
    block('getItem');
    saveText('key', 'one');
    expect(loadText('key')).toBe('one');
    saveText('key', 'two');
    expect(loadText('key')).toBe('two');
  });

  test('and can be taken away', () => {
    block('setItem');
    block('getItem');
    block('removeItem');
    saveText('key', 'one');
    saveText('key', null);
    expect(loadText('key')).toBeNull();
  });

  test('or its very name may not be said', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(loadText('key')).toBeNull();
    saveText('key', 'one');
    expect(loadText('key')).toBe('one');
  });

  test('or full: the newer value counts, not the one that is still stored', () => {
    saveText('key', 'old');
    block('setItem');
    saveText('key', 'new');
    expect([localStorage.getItem('key'), loadText('key')]).toEqual(['old', 'new']);
    vi.restoreAllMocks();
    saveText('key', 'newest');
    expect([localStorage.getItem('key'), loadText('key')]).toEqual(['newest', 'newest']);
  });
});

describe('another tab', () => {
  const store = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('that changes the key, or clears all, is heard; other keys are not', () => {
    const changed = vi.fn();
    const stop = onStoredElsewhere('key', changed);
    store('other');
    expect(changed).not.toHaveBeenCalled();
    store('key');
    store(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    store('key');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
