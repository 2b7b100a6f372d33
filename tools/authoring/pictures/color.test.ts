import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oilColors, plantColors } from './color';

const page = readFileSync('src/ui/theme/globalCss.ts', 'utf8');
const card = readFileSync('src/content/seo/openGraphCard.ts', 'utf8');

function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  const range = Math.max(r, g, b) - Math.min(r, g, b);
  if (r >= g && r >= b) return (60 * ((g - b) / range) + 360) % 360;
  return g >= b ? 60 * (2 + (b - r) / range) : 60 * (4 + (r - g) / range);
}

test.each(plantColors)(
  'D-03 the mark of %s on pages and on shared cards has the hue of its oil in the pictures',
  (plant) => {
    const onPages = [...page.matchAll(new RegExp(`--${plant}:(#[0-9a-f]{6})`, 'g'))].map(([, hex]) => hex!);
    const onCards = new RegExp(`${plant}: '(#[0-9a-f]{6})'`, 'i').exec(card)![1]!;
    expect(onPages, 'in light and in dark').toHaveLength(2);
    const { light, mid, deep } = oilColors[plant];
    const hues = [light, mid, deep].map(hueOf);
    for (const hex of [...onPages, onCards]) {
      expect(hueOf(hex), hex).toBeGreaterThan(Math.min(...hues) - 3);
      expect(hueOf(hex), hex).toBeLessThan(Math.max(...hues) + 3);
    }
  },
);
