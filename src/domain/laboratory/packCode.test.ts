import { expect, test } from 'vitest';
import { parsePackCode } from './packCode';

test.each([
  ['CA-HAL-2607-303', { batchId: 'CA-HAL-2607-303' }],
  ['https://shop.example/us/en/lab-report/CA-HAL-2607-303', { batchId: 'CA-HAL-2607-303' }],
  ['abcd efgh', { podKey: 'ABCDEFGH' }],
  ['https://shop.example/unlock#key=ABCDEFGH', { podKey: 'ABCDEFGH' }],
  ['https://shop.example/unlock?key=ABCDEFG', null],
  ['4006381333931', null],
  ['', null],
])('%j is %o', (text, code) => {
  expect(parsePackCode(text)).toEqual(code);
});
