import { expect, test } from 'vitest';
import { parseBatchNumber, searchedBatchNumber } from './batchNumber';

test.each([
  ['CA-HAL-2607-303', 'CA-HAL-2607-303'],
  [' ca-hal-2607-303 ', 'CA-HAL-2607-303'],
  ['ca hal 2607 303', 'CA-HAL-2607-303'],
  ['CA – HAL — 2607‑303', 'CA-HAL-2607-303'],
  ['CAHAL2607303', 'CA-HAL-2607-303'],
  ['CANMAL2602826', 'CAN-MAL-2602-826'],
  ['Batch: CA-HAL-2607-303', 'CA-HAL-2607-303'],
  ['Lot #CA-HAL-2607-303', 'CA-HAL-2607-303'],
  ['CA-HAL-26O7-3O3', 'CA-HAL-2607-303'],
  ['https://shop.example/us/en/lab-report/CA-HAL-2607-303', 'CA-HAL-2607-303'],
  ['https://shop.example/ca/fr/shop/pods/x?batch=CAN%2DMAL%2D2602%2D826#lab-report', 'CAN-MAL-2602-826'],
])('%j is the batch %s', (typed, batch) => {
  expect(parseBatchNumber(typed)).toBe(batch);
});

test.each(['', '   ', 'hello', 'CA-HAL-2607', 'CA-HAL-2607-30', 'ABCDEFGH', '%E0%A4%A', '2607-303', 'x'.repeat(5000)])(
  '%j is no batch number',
  (typed) => {
    expect(parseBatchNumber(typed)).toBeNull();
  },
);

test.each([
  ['ca hal 2607 303', 'CA-HAL-2607-303'],
  ['Batch: CA-HAL-26O7-303', 'CA-HAL-2607-303'],
  ['lot CAN TAN 2605 745', 'CAN-TAN-2605-745'],
  ['https://shop.example/us/en/lab-report/CA-HAL-2607-303', 'CA-HAL-2607-303'],
  ['buy thc 2026 100', null],
  ['NY-HAL-2607-303', null],
  ['is CA-HAL-2607-303 recalled', null],
  ['rosin', null],
])('a search for "%s" is for the batch %s', (text, expected) => {
  expect(searchedBatchNumber(text)).toBe(expected);
});
