import { describe, expect, test } from 'vitest';
import { parseNearParam, parseStoreQuery, writeNearParam, writeStoreQuery } from './storeQuery';

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

  test.each([
    ['', null],
    ['?near=', null],
    ['?near=93701&brand=alder', '93701'],
    ['?near=Montr%C3%A9al,+QC', 'Montréal, QC'],
    ['?near=%E2%80%AEFresno%0A', 'Fresno'],
    [`?near=${'a'.repeat(500)}`, 'a'.repeat(100)],
  ])('the place in %j is %j', (search, near) => {
    expect(parseNearParam(search)).toBe(near);
  });

  test.each([
    ['Fresno, CA', '?brand=alder', '?brand=alder&near=Fresno%2C+CA'],
    ['93701', '?near=Fresno&q=oak', '?near=93701&q=oak'],
    [null, '?near=Fresno', ''],
  ])('the place %j in %j is written as %j', (near, before, search) => {
    expect(writeNearParam(near, before)).toBe(search);
  });
});
