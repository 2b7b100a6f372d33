import { describe, expect, test } from 'vitest';
import { findEnglish } from '../../../tests/fixtures/englishLeftovers';
import { findEnglishTerms, findFrenchTerms } from '../../../tests/fixtures/glossaryTerms';
import { gentlyHeatedOils, thirdLevelFor } from '../../domain/catalogue/heatLevels';
import { applyFrenchTypography } from '../../domain/text/frenchTypography';
import { en } from './en';
import { enCa } from './enCa';
import { fr } from './fr';

type Key = keyof typeof en;
const keys = Object.keys(en) as Key[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Key and the specification's wording, with placeholders as the messages name them. */
const worded: [string, Key, string][] = [
  ['S8-01', 'error.generic', 'Something went wrong, please try again later.'],
  ['S8-02', 'error.network', "Can't connect to our servers. Please try again later."],
  [
    'S8-03',
    'error.activationSequence',
    'Something went wrong trying to load the activation sequence. Try reloading the page.',
  ],
  ['S8-08', 'cart.error.noAddress', 'We need your address to check availability and place a delivery order.'],
  ['S8-10', 'cart.error.minimumTotal', 'A minimum order of {price} before taxes is required for an XPRESS delivery.'],
  ['S8-13', 'cart.itemUnavailable', 'This item is unavailable and cannot be delivered.'],
  [
    'S8-16',
    'order.notFound',
    'We could not get the order details. Make sure you are signed-in to view your order details.',
  ],
  ['S8-17', 'orders.error', 'Uh-oh, something went wrong when loading your orders... Please try again later'],
  ['S5-02', 'error.required', 'Required'],
  ['S5-02', 'gate.error.birthday', 'Please use a valid birthday ({dateFormat})'],
  ['S5-02', 'gate.error.age', 'You must be over {legalAge} years old'],
  ['S5-01', 'error.email', 'Please use a valid email.'],
  ['S5-04', 'error.termsRequired', 'You must read & agree with the terms & privacy policy to create an account.'],
  ['S5-06', 'error.phoneTaken', 'This phone number has already been registered with another account with the product.'],
  ['S5-08', 'error.fileSize', 'File size must be under {size}'],
  ['S5-09', 'error.slotMissed', 'Sorry, you just missed this delivery window, please select another time.'],
  ['S5-12', 'cart.maxStock.other', 'The delivery dispensary only has {count} items in stock.'],
  ['S5-18', 'checkout.time.tomorrow', 'Tomorow: {time}'],
];

describe('messages', () => {
  test.each(worded)('the English wording of %s, %s', (_, key, words) => {
    expect(en[key]).toBe(words);
  });

  test('D-04 French has the same keys as English', () => {
    expect(Object.keys(fr).sort()).toEqual([...keys].sort());
  });

  test('D-04 French follows Canadian typography, and its apostrophes are curved', () => {
    for (const [key, text] of Object.entries(fr)) {
      expect([key, text]).toEqual([key, applyFrenchTypography(text)]);
      expect([key, text]).toEqual([key, expect.not.stringContaining("'")]);
    }
  });

  test('D-04 no English is left in French', () => {
    const leftovers = Object.entries(fr).map(([key, text]): [string, string[]] => [key, findEnglish(text)]);
    expect(leftovers.filter(([, english]) => english.length)).toEqual([]);
  });

  test.each([
    ['French', fr, findFrenchTerms],
    ['English', en, findEnglishTerms],
    ['Canadian English', enCa, findEnglishTerms],
  ])('%s uses one term for each thing', (_, texts, findTerms) => {
    for (const [key, text] of Object.entries(texts)) expect([key, findTerms(text)]).toEqual([key, []]);
  });

  test('no text recommends the third heat level for rosin, as content may not', () => {
    for (const text of [...Object.values(en), ...Object.values(fr), ...Object.values(enCa)])
      for (const oil of Object.values(gentlyHeatedOils)) expect([text, thirdLevelFor(oil, text)]).toEqual([text, null]);
  });

  test('no title or heading ends with a full stop, as in content', () => {
    const headings = [en, fr, enCa].flatMap((texts) =>
      Object.entries(texts).filter(([key]) => /(?:title|heading)$/i.test(key)),
    );
    expect(headings.length).toBeGreaterThan(100);
    expect(headings.filter(([, text]) => /(?<!\.)\.$/.test(text))).toEqual([]);
  });

  test('no text is empty or has extra spaces', () => {
    for (const text of [...Object.values(en), ...Object.values(fr), ...Object.values(enCa)]) {
      expect(text).toMatch(/^\S(.*\S)?$/);
      expect(text).not.toContain('  ');
    }
  });

  test('every language uses the same placeholders', () => {
    for (const key of keys) {
      expect([key, placeholders(fr[key])]).toEqual([key, placeholders(en[key])]);
    }
  });

  test('Canadian English uses only English placeholders, and only overrides what differs', () => {
    for (const [key, text] of Object.entries(enCa) as [Key, string][]) {
      for (const name of placeholders(text))
        expect([key, placeholders(en[key])]).toEqual([key, expect.arrayContaining([name])]);
      expect([key, text]).not.toEqual([key, en[key]]);
    }
  });

  test('plural texts come in pairs and show their count', () => {
    const stems = keys.filter((key) => /\.(one|other)$/.test(key)).map((key) => key.replace(/\.(one|other)$/, ''));
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) {
      for (const form of ['one', 'other']) {
        const key = `${stem}.${form}` as Key;
        expect([key, placeholders(en[key] ?? '')]).toEqual([key, expect.arrayContaining(['count'])]);
      }
    }
  });

  test('D-05 no Canadian text mentions free delivery', () => {
    for (const texts of [{ ...en, ...enCa }, fr])
      for (const [key, text] of Object.entries(texts))
        expect([key, text]).toEqual([key, expect.not.stringMatching(/free delivery|delivery is free|gratuit/i)]);
  });
});
