import { describe, expect, test } from 'vitest';
import { findEnglish } from './englishLeftovers';

describe('D-04 English left in French texts', () => {
  test.each([
    ['Cannabis rosin', ['rosin']],
    ['Cannabis cured resin', ['cured resin']],
    ['La batterie and the capsule', ['and', 'the']],
    ['Votre Email', ['Email']],
    ['<p>Sign in</p>', ['Sign in']],
  ])('%j has %j', (text, expected) => {
    expect(findEnglish(text)).toEqual(expected);
  });

  test.each([
    'Rosine et résine vivante, 0,5 g',
    'order_attempt\u00a0: une note contre les commandes en double',
    '<a href="/store-locator?from=the">Trouver un magasin</a>',
    'https://shop.example/store',
    'Le signal Global Privacy Control',
    '{email} et {account}',
  ])('%j has none', (text) => {
    expect(findEnglish(text)).toEqual([]);
  });
});
