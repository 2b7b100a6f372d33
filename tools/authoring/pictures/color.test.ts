import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plantColors, type Plant } from './color';

const page = readFileSync('src/ui/theme/globalCss.ts', 'utf8');
const card = readFileSync('src/content/seo/openGraphCard.ts', 'utf8');

function hueOf([r, g, b]: readonly [number, number, number]): number {
  const range = Math.max(r, g, b) - Math.min(r, g, b);
  if (r >= g && r >= b) return (60 * ((g - b) / range) + 360) % 360;
  return g >= b ? 60 * (2 + (b - r) / range) : 60 * (4 + (r - g) / range);
}

const hueOfHex = (hex: string): number =>
  hueOf([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);

/** The hue of the oil's picture below the meniscus. */
async function hueOfOil(plant: Plant): Promise<number> {
  const picture = sharp(`content/pictures/renders/oil-${plant}.jpg`);
  const { width, height } = await picture.metadata();
  const below = { left: 0, top: Math.round(height / 4), width, height: Math.round(height * 0.7) };
  const { channels } = await picture.extract(below).stats();
  return hueOf(channels.map(({ mean }) => mean) as [number, number, number]);
}

test('D-03 the mark of each plant type, on pages and shared cards, has the hue of its oil in the pictures', async () => {
  const oils = await Promise.all(plantColors.map(async (plant) => ({ plant, hue: await hueOfOil(plant) })));
  for (const { plant } of oils) {
    const onPages = [...page.matchAll(new RegExp(`--${plant}:(#[0-9a-f]{6})`, 'g'))].map(([, hex]) => hex!);
    const onCards = new RegExp(`${plant}: '(#[0-9a-f]{6})'`, 'i').exec(card)![1]!;
    expect(onPages, 'in light and in dark').toHaveLength(2);
    for (const hex of [...onPages, onCards]) {
      const distances = oils.map((oil) => ({ plant: oil.plant, distance: Math.abs(oil.hue - hueOfHex(hex)) }));
      const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
      expect(nearest!.plant, hex).toBe(plant);
      expect(nearest!.distance, hex).toBeLessThan(6);
    }
  }
});
