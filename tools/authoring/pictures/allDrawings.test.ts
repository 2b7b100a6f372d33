import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allDrawings, readBrands, readPods } from './allDrawings';
import { plantColors } from './color';

const folder = 'content/pictures';
const brands = readBrands('content');
const pods = readPods('content');
const drawings = allDrawings(brands, pods);

describe('drawings', () => {
  test('D-03 each brand has a pack for every plant type, and each pod a picture in each size', () => {
    const wanted = [
      ...brands.flatMap(({ slug }) => plantColors.map((plant) => `pack-${slug}-${plant}`)),
      ...pods.flatMap(({ strain, grams }) => grams.map((_, index) => `pod-${strain.slug}${index ? '-full' : ''}`)),
    ];
    expect(brands.length).toBeGreaterThanOrEqual(24);
    expect(pods.length).toBeGreaterThanOrEqual(336);
    expect(wanted.filter((name) => !drawings.has(name))).toEqual([]);
  });

  test('D-03 no two pods share a picture', () => {
    const names = [...drawings.keys()].filter((name) => name.startsWith('pod-'));
    expect(new Set(names.map((name) => drawings.get(name))).size).toBe(names.length);
  });

  test('D-03 no two plant types of a brand share a pack', () => {
    for (const { slug } of brands)
      expect(new Set(plantColors.map((plant) => drawings.get(`pack-${slug}-${plant}`))).size, slug).toBe(
        plantColors.length,
      );
  });

  test('the same brands give the same drawings, and these are committed', () => {
    const again = allDrawings(brands, pods);
    const committed = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(committed.map((file) => file.slice(0, -4)).sort()).toEqual([...drawings.keys()].sort());
    const different = [...drawings].filter(
      ([name, svg]) => svg !== again.get(name) || svg !== readFileSync(join(folder, `${name}.svg`), 'utf8'),
    );
    expect(different.map(([name]) => name)).toEqual([]);
  });

  test('no drawing needs a font or a file other than a committed render, or contains NaN', () => {
    const faulty = [...drawings].filter(([, svg]) =>
      /<text|href="(?!renders\/)|@import|NaN|Infinity|undefined/.test(svg),
    );
    expect(faulty.map(([name]) => name)).toEqual([]);
    const wanted = [...drawings.values()].flatMap((svg) =>
      [...svg.matchAll(/href="renders\/([^"]+)"/g)].map(([, file]) => file!),
    );
    const committed = readdirSync(join(folder, 'renders')).filter((file) => /\.(png|jpg)$/.test(file));
    expect([...new Set(wanted)].filter((file) => !committed.includes(file))).toEqual([]);
  });

  test('the renders are below 6 MB', () => {
    const bytes = readdirSync(join(folder, 'renders')).map((file) => statSync(join(folder, 'renders', file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024);
  });

  test('all drawings are below 8 MB, and the inline signs below 2 KB', () => {
    const bytes = [...drawings.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
    expect(bytes).toBeLessThan(8 * 1024 * 1024);
    for (const name of ['logo', 'mark']) expect(Buffer.byteLength(drawings.get(name)!)).toBeLessThan(2048);
  });
});
