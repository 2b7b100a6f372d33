import { expect, test } from 'vitest';
import { parseBatchNumber } from './batchNumber';

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
