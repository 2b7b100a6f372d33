import { expect, test } from 'vitest';
import { messages as en } from '../../../i18n/messages/en/device';
import { messages as fr } from '../../../i18n/messages/fr/device';
import type { Device } from '../../../domain/catalogue/productSchema';
import { readEntries } from '../../source/readFolder';

const battery = readEntries('content', 'products', new Date('2026-11-25')).find(
  ({ slug }) => slug === 'battery',
) as Device;
const figures = (text: string) => text.match(/\d+(?:[.,]\d+)? (?:mm|g|V|mAh|min)\b/g) ?? [];

test.each([
  ['en', en],
  ['fr', fr],
] as const)('every figure in the words about the battery is one of its specifications: %s', (language, words) => {
  const specifiedFigures = battery.specifications
    .map(({ value }) => value[language] ?? '')
    .join(' ')
    .replaceAll('minutes', 'min')
    .replace('104 × 14 × 14 mm', '104 mm, 14 mm, 14 × 14 mm');
  const used = Object.values<string>(words).flatMap(figures);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((figure) => !specifiedFigures.includes(figure))).toEqual([]);
});
