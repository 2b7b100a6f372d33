import { describe, expect, test } from 'vitest';
import { parseStoreQuery, writeStoreQuery } from './storeQuery';

describe('S2-78 the store search in the address', () => {
  test.each([
    ['', { text: '', brand: null }],
    ['?brand=alder', { text: '', brand: 'alder' }],
    ['?q=St.+Louis&brand=', { text: 'St. Louis', brand: null }],
    ['?q=Montr%C3%A9al&brand=alder&from=mail', { text: 'Montréal', brand: 'alder' }],
  ])('%j is %j', (search, query) => {
    expect(parseStoreQuery(search)).toEqual(query);
  });

  test.each([
    [{ text: ' ', brand: null }, '', ''],
    [{ text: ' K1P 5M7 ', brand: 'alder' }, '', '?q=K1P+5M7&brand=alder'],
    [{ text: '', brand: null }, '?q=old&brand=alder&from=mail', '?from=mail'],
    [{ text: 'a&b', brand: null }, '?from=mail', '?from=mail&q=a%26b'],
  ])('%j in %j is written as %j', (query, before, search) => {
    expect(writeStoreQuery(query, before)).toBe(search);
  });
});
