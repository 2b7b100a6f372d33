import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allDrawings, readBrands } from './allDrawings';
import { plants } from './color';

const folder = 'content/pictures';
const brands = readBrands('content/brands');
const drawings = allDrawings(brands);

describe('drawings', () => {
  test('D-03 each brand has a pod and a pack for every plant type', () => {
    const wanted = brands.flatMap(({ slug }) =>
      plants.flatMap((plant) => [`pod-${slug}-${plant}`, `pack-${slug}-${plant}`]),
    );
    expect(brands.length).toBeGreaterThanOrEqual(24);
    expect(wanted.filter((name) => !drawings.has(name))).toEqual([]);
  });

  test('D-03 no two plant types of a brand share a pack', () => {
    for (const { slug } of brands)
      expect(new Set(plants.map((plant) => drawings.get(`pack-${slug}-${plant}`))).size, slug).toBe(plants.length);
  });

  test('the same brands give the same drawings, and these are committed', () => {
    const again = allDrawings(brands);
    const committed = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(committed.map((file) => file.slice(0, -4)).sort()).toEqual([...drawings.keys()].sort());
    const different = [...drawings].filter(
      ([name, svg]) => svg !== again.get(name) || svg !== readFileSync(join(folder, `${name}.svg`), 'utf8'),
    );
    expect(different.map(([name]) => name)).toEqual([]);
  });

  test('no drawing needs a font or another file, or contains NaN', () => {
    const faulty = [...drawings].filter(([, svg]) => /<text|<image|href=|@import|NaN|Infinity|undefined/.test(svg));
    expect(faulty.map(([name]) => name)).toEqual([]);
  });

  test('all drawings are below 5.5 MB, and the inline signs below 2 KB', () => {
    const bytes = [...drawings.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
    expect(bytes).toBeLessThan(5.5 * 1024 * 1024);
    for (const name of ['logo', 'mark']) expect(Buffer.byteLength(drawings.get(name)!)).toBeLessThan(2048);
  });
});
