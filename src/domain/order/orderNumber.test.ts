import { describe, expect, test } from 'vitest';
import { orderNumberLetters, parseOrderNumber } from './orderNumber';

describe('order numbers', () => {
  test.each([
    ['K7RM4WXT', 'K7RM4WXT'],
    ['k7rm4wxt', 'K7RM4WXT'],
    [' K7RM-4WXT\n', 'K7RM4WXT'],
    ['k7 rm 4w xt', 'K7RM4WXT'],
    ['K7RM4WX', null],
    ['K7RM4WXT2', null],
    ['d1fab5d2', null],
    ['K7RM4WX0', null],
    ['', null],
  ])('%j is parsed as %j', (typed, number) => {
    expect(parseOrderNumber(typed)).toBe(number);
  });

  test('no character looks like another, and none is a vowel', () => {
    expect(new Set(orderNumberLetters).size).toBe(orderNumberLetters.length);
    expect(orderNumberLetters).not.toMatch(/[AEIOU01LSBDPVNG]/);
  });
});
