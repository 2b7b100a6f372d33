import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showLight, type Display } from '../../../tests/fixtures/light/lightScreen';
import { readLight, senseLight, type LightPath } from '../../../tests/fixtures/light/photodiode';
import { times } from '../../../tests/fixtures/times';
import type { Level } from './lightEncoder';
import { tl1 } from './tl1';
import { tl1Decode } from '../../../tests/fixtures/tl1Decode';

const runs = { numRuns: times(10, 400) };
const part = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const key = fc.stringMatching(/^[A-Z]{8}$/);
const display: fc.Arbitrary<Display> = fc.record({
  hertz: fc.constantFrom(30, 60, 120),
  stalls: part(0.02, 0.05),
  seed: fc.integer(),
});
const quiet = fc.record({
  gray: part(0.42, 0.58),
  lag: part(5, 80),
  response: part(1, 10),
  backlight: part(0, 0.4),
  room: part(0, 0.3),
  mains: fc.record({ hertz: fc.constantFrom<100 | 120>(100, 120), swing: part(0, 1) }),
  lifted: fc.constant(null),
  noise: part(0, 0.05),
  slowNoise: fc.constant(0),
  seed: fc.integer(),
});
const lifted = fc.record({ from: part(0, 45_000), light: part(0, 0.9) });

const read = (podKey: string, symbolMs: number, [on, path]: [Display, LightPath]) =>
  readLight(senseLight(showLight({ levels: tl1.frame(podKey), repeats: tl1.repeats, symbolMs }, on), path));

describe('D-25 what a battery reads at the default speed', () => {
  test('D-25 S2-66 is the key, from each of the three frames, on displays of 30, 60 and 120 Hz that drop frames', () => {
    fc.assert(
      fc.property(key, display, quiet, (podKey, on, path) => {
        expect(read(podKey, tl1.symbolMs, [on, path])).toEqual([podKey, podKey, podKey]);
      }),
      runs,
    );
  });

  test('D-25 S2-66 is the key within the three frames after the battery was lifted for two seconds, and never another', () => {
    fc.assert(
      fc.property(key, display, fc.tuple(quiet, lifted), (podKey, on, [path, away]) => {
        expect([...new Set(read(podKey, tl1.symbolMs, [on, { ...path, lifted: away }]))]).toEqual([podKey]);
      }),
      runs,
    );
  });
});

test('D-25 the fast sequence is read correctly too on displays of 60 Hz and more', () => {
  const hertz = fc.constantFrom(60, 90, 120, 144);
  const quick = { ...tl1, symbolMs: tl1.fastSymbolMs };
  fc.assert(
    fc.property(key, fc.tuple(display, hertz), quiet, (podKey, [on, at], path) => {
      const keys = read(podKey, quick.symbolMs, [
        { ...on, hertz: at },
        { ...path, response: path.response / 2 },
      ]);
      expect([...new Set(keys)]).toEqual([podKey]);
    }),
    runs,
  );
});

describe('D-25 with 40% noise', () => {
  const loud = fc.constantFrom(
    { noise: 0.4, slowNoise: 0 },
    { noise: 0, slowNoise: 0.4 },
    { noise: 0.2, slowNoise: 0.2 },
  );

  test('D-25 never reads a wrong key, and often none', () => {
    const found: string[][] = [];
    fc.assert(
      fc.property(key, display, fc.tuple(quiet, loud, lifted), (podKey, on, [path, noise, away]) => {
        const keys = read(podKey, tl1.symbolMs, [on, { ...path, ...noise, lifted: away }]);
        found.push(keys);
        expect(keys.every((each) => each === podKey)).toBe(true);
      }),
      runs,
    );
    expect(found.filter((keys) => keys.length === 0).length, 'noise causes some failures').toBeGreaterThan(0);
  });

  test('D-25 never reads a wrong key if two symbols of five are misread after a correct beginning', () => {
    const misread = fc.array(fc.constantFrom<Level>(0, 1, 2), { minLength: 64, maxLength: 64 });
    const where = fc.array(fc.nat({ max: 99 }), { minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(key, misread, where, (podKey, wrong, chance) => {
        const [begin, data] = [tl1.frame(podKey).slice(0, -64), tl1.frame(podKey).slice(-64)];
        const stream = [...begin, ...data.map((level, index) => (chance[index]! < 40 ? wrong[index]! : level))];
        expect([null, podKey]).toContain(tl1Decode(stream));
      }),
      { numRuns: times(300, 20_000) },
    );
  });
});
