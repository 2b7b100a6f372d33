import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhoneNumber, internationalNumber, phoneDigits } from './phoneNumber';

test.each([
  ['(415) 555-0100', '4155550100'],
  ['+1 415.555.0100', '14155550100'],
  ['415 555 0100 ext', '4155550100'],
  ['', ''],
  ['abc', ''],
])('S5-05 %j is sent as %j', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent);
});

test.each([
  ['4155550100', '(415) 555-0100'],
  ['415-555-0100', '(415) 555-0100'],
  ['14155550100', '14155550100'],
  ['415555010', '415555010'],
  ['', ''],
])('S5-05 %j is displayed as %j', (stored, shown) => {
  expect(formatPhoneNumber(stored)).toBe(shown);
});

test('S5-05 formatting preserves every digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
      expect(phoneDigits(formatPhoneNumber(digits))).toBe(digits);
    }),
  );
});

test.each([
  ['(415) 555-0142', '+1-415-555-0142'],
  ['1 415 555 0142', '+1-415-555-0142'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('%s is dialed %s', (written, dialed) => {
  expect(internationalNumber(written)).toBe(dialed);
});
