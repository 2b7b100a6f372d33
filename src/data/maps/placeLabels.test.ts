import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels';

const label = (text: string, x: number, y = 0) => ({ text, x, y, width: 40, height: 14 });
const texts = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);

test('S2-78 town names do not overlap: the first keeps its place', () => {
  expect(texts(placeLabels([label('Oakland', 0), label('Alameda', 20), label('Berkeley', 40)], []))).toEqual([
    'Oakland',
    'Berkeley',
  ]);
  expect(texts(placeLabels([label('Oakland', 0), label('Alameda', 20, 14)], []))).toEqual(['Oakland', 'Alameda']);
});

test('S2-78 town names do not cover the markers', () => {
  const marker = { x: 10, y: -10, width: 30, height: 30 };
  expect(texts(placeLabels([label('Oakland', 0), label('Fresno', 100)], [marker]))).toEqual(['Fresno']);
});
