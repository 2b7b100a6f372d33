import { expect, test } from 'vitest';
import { pastedText, visibleText } from './visibleText';

test.each([
  ['Zoë O’Neil-Öz', 'Zoë O’Neil-Öz'],
  ['Ada\u202e evil', 'Ada evil'],
  ['\u2066Ada\u2069\u200e', 'Ada'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['\u200b', ''],
  [' \u200d\ufeff\u2800\u3164 ', ''],
  ['', ''],
])('%j shows as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each([
  ['\u202a+1\u00a0415 555\u201100100\u202c', '+1 415 555‐00100'],
  ['＋１（４１５）', '+1(415)'],
  ['ada＠example.com\ufeff', 'ada@example.com'],
  [' a \t\n b ', 'a b'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۱۵ ५५५ ０१२３ 𝟘𝟙', '415 555 0123 01'],
])('%j is pasted as %j', (text, pasted) => {
  expect(pastedText(text)).toBe(pasted);
});
