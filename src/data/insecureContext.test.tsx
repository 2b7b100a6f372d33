import { describe, expect, test, vi } from 'vitest';
import { randomId } from './randomId';
import { sha256 } from './sha256';

/** The only part of `crypto` that browsers offer to a page over plain HTTP. */
const getRandomValues = crypto.getRandomValues.bind(crypto);
const useInsecureContext = () => vi.stubGlobal('crypto', { getRandomValues });

describe('over plain HTTP, where a browser has neither crypto.randomUUID nor crypto.subtle', () => {
  test('ids are random and of one form', () => {
    useInsecureContext();
    const ids = Array.from({ length: 100 }, randomId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(['', 'seed-1\n{"note":"Sonnez à l’entrée"}'])('%j has the hash that it has over HTTPS', async (text) => {
    const hash = await sha256(text);
    useInsecureContext();
    expect([...(await sha256(text))]).toEqual([...hash]);
    expect(hash).toHaveLength(32);
  });
});
