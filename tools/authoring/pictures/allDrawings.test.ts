import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allDrawings, readBrands, readPods } from './allDrawings';

const folder = 'content/pictures';
const brands = readBrands('content');
const pods = readPods('content');
const drawings = allDrawings(brands, pods);

describe('drawings', () => {
  test('D-03 each pod has a picture in each size, and one of its pack', () => {
    const wanted = pods.flatMap(({ strain, grams, pack }) => [
      pack,
      ...grams.map((_, index) => `pod-${strain.slug}${index ? '-full' : ''}`),
    ]);
    expect(brands.length).toBeGreaterThanOrEqual(24);
    expect(pods.length).toBeGreaterThanOrEqual(336);
    expect(wanted.filter((name) => !drawings.has(name))).toEqual([]);
  });

  test('D-03 no two pods share a picture', () => {
    const names = [...drawings.keys()].filter((name) => name.startsWith('pod-'));
    expect(new Set(names.map((name) => drawings.get(name))).size).toBe(names.length);
  });

  test('D-03 pods that differ in maker, plant type, oil or size do not share a pack', () => {
    const packs = [...new Set(pods.map(({ pack }) => pack))];
    expect(new Set(packs.map((name) => drawings.get(name))).size).toBe(packs.length);
  });

  test('D-03 a pack shows the pod in each of its sizes, and with its oil', () => {
    const rendersOf = (name: string) =>
      [...drawings.get(name)!.matchAll(/renders\/(pod-[^"]+)/g)].map(([, file]) => file);
    const tintOf = (name: string) => /<feComponentTransfer>.*?<\/feComponentTransfer>/.exec(drawings.get(name)!)![0];
    for (const { strain, pack, grams } of pods) {
      const alone = grams.map((_, index) => rendersOf(`pod-${strain.slug}${index ? '-full' : ''}`));
      expect(rendersOf(pack), strain.slug).toEqual(alone.reverse().flat());
      expect(tintOf(pack), strain.slug).toBe(tintOf(`pod-${strain.slug}`));
    }
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

  test('the renders are below 7 MB', () => {
    const bytes = readdirSync(join(folder, 'renders')).map((file) => statSync(join(folder, 'renders', file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7 * 1024 * 1024);
  });

  test('all drawings are below 10 MB, and the inline signs below 2 KB', () => {
    const bytes = [...drawings.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
    expect(bytes).toBeLessThan(10 * 1024 * 1024);
    for (const name of ['logo', 'mark']) expect(Buffer.byteLength(drawings.get(name)!)).toBeLessThan(2048);
  });
});
