import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDrawingFile } from '../../../src/content/pictures/drawingFile';
import { oilTypes, type OilType } from '../../../src/domain/catalogue/vocabulary';
import { readPods } from './allDrawings';
import type { Plant } from './color';
import { oilOf } from './oil';

interface Look {
  /** The mean red, green and blue of the oil beside the tube. */
  color: [number, number, number];
  /** How much the oil's brightness varies. */
  variation: number;
  /** How much darker the tube behind the oil is. */
  tube: number;
}

const pods = readPods('content');
const width = 600;

/** The mean and the deviation of red, green and blue in a part of a drawing, in fractions of its side. */
async function partOf(pixels: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const [x, y, x2, y2] = [left, top, right, bottom].map((part) => Math.round(part * width)) as [
    number,
    number,
    number,
    number,
  ];
  const part = await sharp(pixels)
    .extract({ left: x, top: y, width: x2 - x, height: y2 - y })
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return { mean: channels.map(({ mean }) => mean), deviation: channels[1]!.stdev };
}

/** Looks at the committed picture of the first pod of 1 g with this oil. */
async function lookOf(type: OilType, plant: Plant): Promise<Look> {
  const pod = pods.find(({ oilType, plant: its, grams }) => oilType === type && its === plant && grams.includes(1));
  if (!pod) throw new Error(`Expected a pod of 1 g with ${type}, ${plant}`);
  const name = `pod-${pod.strain.slug}${pod.grams[0] === 1 ? '' : '-full'}`;
  const svg = Buffer.from(readDrawingFile('content/pictures', name));
  const pixels = await sharp(svg, { unlimited: true })
    .resize(width)
    .flatten({ background: '#f2f0ea' })
    .png()
    .toBuffer();
  const beside = await partOf(pixels, [0.39, 0.42, 0.47, 0.56]);
  const tube = await partOf(pixels, [0.49, 0.42, 0.51, 0.5]);
  const [r, g, b] = beside.mean as [number, number, number];
  return { color: [r, g, b], variation: beside.deviation, tube: g - tube.mean[1]! };
}

const brightness = ({ color: [r, g, b] }: Look): number => 0.3 * r + 0.6 * g + 0.1 * b;

test.each<[lighter: OilType, darker: OilType]>([
  ['Distillate', 'Cannabis Terpene Distillate'],
  ['Cannabis Terpene Distillate', 'Distilled Live Resin'],
  ['Distilled Live Resin', 'Live Resin'],
  ['Live Resin', 'Cured Resin'],
  ['Distillate', 'Rosin'],
])('D-03 %s is lighter than %s in pictures of pods', async (lighter, darker) => {
  expect(brightness(await lookOf(lighter, 'hybrid'))).toBeGreaterThan(brightness(await lookOf(darker, 'hybrid')) + 4);
});

test('D-03 rosin is cloudy, diamonds are crystals in sauce, and distillate is clear', async () => {
  const [clear, cloudy, sauce] = await Promise.all(
    (['Distillate', 'Rosin', 'Live Diamonds'] as const).map((type) => lookOf(type, 'hybrid')),
  );
  expect(cloudy!.tube).toBeLessThan(clear!.tube * 0.6);
  expect(sauce!.variation).toBeGreaterThan(clear!.variation * 2);
});

test('D-03 no two extractions have the same oil, nor do two plant types of one', () => {
  const plants = ['sativa', 'indica', 'hybrid', 'cbd'] as const;
  const looks = oilTypes.flatMap((type) => plants.map((plant) => JSON.stringify(oilOf(type, plant))));
  expect(new Set(looks).size).toBe(looks.length);
});
