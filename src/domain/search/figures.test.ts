import { expect, test } from 'vitest';
import { parseFigures } from './figures';

const size = (grams: number) => ({ by: 'size', grams });
const price = (from: number, to: number) => ({ by: 'price', from, to });
const ratio = (...of: [number, number][]) => ({ by: 'ratio', of });
const thc = (from: number, to: number) => ({ by: 'thc', from, to });

test.each([
  ['1g', size(1), ''],
  ['1 g indica', size(1), 'indica'],
  ['0.5 g', size(0.5), ''],
  ['0,5 g', size(0.5), ''],
  ['.5g', size(0.5), ''],
  ['0.5 rosin', size(0.5), 'rosin'],
  ['500 mg', size(0.5), ''],
  ['1000mg', size(1), ''],
  ['half gram', size(0.5), ''],
  ['half a gram', size(0.5), ''],
  ['demi-gramme', size(0.5), ''],
  ['½ g', size(0.5), ''],
  ['full gram hybrid', size(1), 'hybrid'],
  ['un gramme', size(1), ''],
  ['2 grams', size(2), ''],
  ['two grams', size(2), ''],
  ['deux grammes', size(2), ''],
  ['under $40', price(0, 39.99), ''],
  ['less than 40 dollars', price(0, 39.99), ''],
  ['< 40', price(0, 39.99), ''],
  ['up to $40', price(0, 40), ''],
  ['$40', price(0, 40), ''],
  ['40$ rosin', price(0, 40), 'rosin'],
  ['over $50', price(50.01, Infinity), ''],
  ['at least 50 dollars', price(50, Infinity), ''],
  ['$30-$40', price(30, 40), ''],
  ['between 30 and 40', price(30, 40), ''],
  ['moins de 40 $', price(0, 39.99), ''],
  ['entre 30 et 40 $', price(30, 40), ''],
  ['jusqu’à 45,50 $', price(0, 45.5), ''],
  ['around $40', price(34, 46), ''],
  ['environ 40 $', price(34, 46), ''],
  ['$40ish', price(34, 46), ''],
  ['indica 30-40', price(30, 40), 'indica'],
  ['30 to 40', price(30, 40), ''],
  ['no more than 35', price(0, 35), ''],
  ['not over $35', price(0, 35), ''],
  ['lower than $35', price(0, 34.99), ''],
  ['$40 or cheaper', price(0, 40), ''],
  ['starting at $50', price(50, Infinity), ''],
  ['clover 40+', price(40, Infinity), 'clover'],
  ['20:1', ratio([20, 1], [1, 20]), ''],
  ['1 : 20', ratio([1, 20], [20, 1]), ''],
  ['2.5:1 rosin', ratio([2.5, 1], [1, 2.5]), 'rosin'],
  ['cbd:thc 20:1', ratio([20, 1]), ''],
  ['20:1 cbd to thc', ratio([20, 1]), ''],
  ['1:8 thc/cbd', ratio([8, 1]), ''],
  ['THC:CBD 1:8', ratio([8, 1]), ''],
  ['20 to 1', ratio([20, 1], [1, 20]), ''],
  ['2 pour 1', ratio([2, 1], [1, 2]), ''],
  ['thc 90', thc(85, 95), ''],
  ['90% thc', thc(85, 95), ''],
  ['85%+', thc(85, Infinity), ''],
  ['thc over 85%', thc(85.01, Infinity), ''],
  ['under 20% thc', thc(0, 19.99), ''],
  ['80-85% thc', thc(80, 85), ''],
  ['85 percent thc or higher', thc(85, Infinity), ''],
  ['about 80% thc', thc(75, 85), ''],
  ['thc supérieur à 80 %', thc(80.01, Infinity), ''],
  ['thc de plus de 80 %', thc(80.01, Infinity), ''],
])('%j is %j and %j', (text, criterion, rest) => {
  const { figures, rest: words } = parseFigures(text);
  expect(figures.map(({ criteria }) => criteria)).toEqual([[criterion]]);
  expect(words.trim()).toBe(rest);
});

test('several figures are read at once, each with what was typed', () => {
  const { figures, rest } = parseFigures('cheap 1g indica under $60');
  expect(figures.map(({ typed }) => typed)).toEqual(['1g', 'under $60']);
  expect(rest.trim().split(/\s+/)).toEqual(['cheap', 'indica']);
});

test.each([
  '90210',
  'store near 90210',
  '10% cbd',
  'thca',
  'first 2 orders',
  'route 66',
  '10:30',
  '9-5',
  '10-20 min',
  '9:30 pm',
  '12:1:4',
  'open at 9:05',
])('%j has no figure', (text) => expect(parseFigures(text)).toEqual({ figures: [], rest: text }));
