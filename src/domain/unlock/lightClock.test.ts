import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxFlashes } from '../../../tests/fixtures/light/maxFlashes';
import { showLight } from '../../../tests/fixtures/light/lightScreen';
import { times } from '../../../tests/fixtures/times';
import { levelAt, lightProgress, nextLightMoment, type LightMoment, type LightSequence } from './lightClock';
import { tl1 } from './tl1';

const runs = { numRuns: times(200, 5000) };
const sequence: fc.Arbitrary<LightSequence> = fc.record({
  levels: fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 12 }),
  repeats: fc.integer({ min: 1, max: 4 }),
  symbolMs: fc.constantFrom(200, 66.7, 1),
});
/** Simulates displays that run fast, drop frames, stall for seconds or call twice per frame. */
const gaps = fc.array(fc.oneof(fc.double({ min: 0, max: 120, noNaN: true }), fc.constantFrom(0, 16.7, 33.3, 5000)), {
  maxLength: 200,
  size: 'max',
});

function play(shown: LightSequence, between: readonly number[]) {
  let now = 1000;
  let last: LightMoment | null = null;
  return between.map((gap) => {
    now += gap;
    last = nextLightMoment(shown, last, now);
    return { now, ...last };
  });
}

describe('D-25 the light clock', () => {
  test('D-25 starts with the first symbol and moves on one at a time, however long a display frame took', () => {
    fc.assert(
      fc.property(sequence, gaps, (shown, between) => {
        const steps = play(shown, between).map(({ symbol }, index, all) => symbol - (all[index - 1]?.symbol ?? 0));
        expect(steps[0] ?? 0).toBe(0);
        expect(steps.every((step) => step === 0 || step === 1)).toBe(true);
      }),
      runs,
    );
  });

  test('D-25 a symbol stays for its full time and ends with the next display frame', () => {
    fc.assert(
      fc.property(sequence, gaps, (shown, between) => {
        const length = shown.levels.length * shown.repeats;
        play(shown, between).forEach(({ now, symbol }, index, all) => {
          const before = all[index - 1];
          if (!before) return;
          const isDue = now - before.since >= shown.symbolMs && before.symbol < length;
          expect(symbol - before.symbol).toBe(isDue ? 1 : 0);
        });
      }),
      runs,
    );
  });

  test('D-25 does not catch up on lost time: a minute without a frame is one symbol', () => {
    const shown = { levels: tl1.frame('LIGHTPOD'), repeats: 3, symbolMs: 200 };
    const first = nextLightMoment(shown, null, 0);
    const second = nextLightMoment(shown, first, 60_000);
    expect(second).toEqual({ symbol: 1, since: 60_000 });
    expect(nextLightMoment(shown, second, 60_199)).toEqual(second);
    expect(nextLightMoment(shown, second, 60_200)).toEqual({ symbol: 2, since: 60_200 });
  });

  test('D-25 shows every level of every frame in order, then stays black', () => {
    fc.assert(
      fc.property(sequence, fc.integer({ min: 0, max: 50 }), (shown, extra) => {
        const length = shown.levels.length * shown.repeats;
        const moments = play(shown, Array.from({ length: length + 1 + extra }).fill(250) as number[]);
        const all = Array.from({ length: shown.repeats }, () => shown.levels).flat();
        const after = Array.from({ length: extra + 1 }, () => 0);
        expect(moments.map((moment) => levelAt(shown, moment))).toEqual([...all, ...after]);
      }),
      runs,
    );
  });

  test('D-25 restarts with the first symbol and its full time, from any position', () => {
    fc.assert(
      fc.property(sequence, gaps, (shown, between) => {
        const now = (play(shown, between).at(-1)?.now ?? 1000) + 1;
        const again = nextLightMoment(shown, null, now);
        expect(again).toEqual({ symbol: 0, since: now });
        expect(nextLightMoment(shown, again, now + shown.symbolMs * 0.9).symbol).toBe(0);
      }),
      runs,
    );
  });
});

describe('S2-66 the progress of the light', () => {
  const shown = { levels: [0, 2, 0, 1], repeats: 3, symbolMs: 200 };
  test.each([
    [0, { frame: 1, fraction: 0, isOver: false }],
    [3, { frame: 1, fraction: 0.25, isOver: false }],
    [4, { frame: 2, fraction: 1 / 3, isOver: false }],
    [11, { frame: 3, fraction: 11 / 12, isOver: false }],
    [12, { frame: 3, fraction: 1, isOver: true }],
  ])('S2-66 at symbol %i', (symbol, progress) => {
    expect(lightProgress(shown, { symbol, since: 0 })).toEqual(progress);
  });

  test('S2-66 is over only once the last symbol had its full time', () => {
    fc.assert(
      fc.property(sequence, gaps, (any, between) => {
        const ended = play(any, between).find((moment) => lightProgress(any, moment).isOver);
        if (!ended) return;
        expect(ended.now - 1000 - between[0]!).toBeGreaterThanOrEqual(
          any.levels.length * any.repeats * any.symbolMs - 1e-6,
        );
      }),
      runs,
    );
  });
});

describe('D-31 flashes on a real display', () => {
  const display = fc.record({
    hertz: fc.constantFrom(30, 60, 120),
    stalls: fc.double({ min: 0, max: 0.05, noNaN: true }),
    seed: fc.integer(),
  });

  test('D-31 D-25 at the default speed there are never more than three per second, with any dropped frames', () => {
    fc.assert(
      fc.property(display, fc.stringMatching(/^[A-Z]{8}$/), (on, podKey) => {
        const frames = showLight({ ...tl1, levels: tl1.frame(podKey) }, on);
        expect(maxFlashes(frames)).toBeLessThanOrEqual(3);
      }),
      { numRuns: times(20, 1000) },
    );
  });

  test('D-31 the fast sequence exceeds that, so it is small and opt-in', () => {
    const fast = { levels: tl1.frame('LIGHTPOD'), repeats: 1, symbolMs: tl1.fastSymbolMs };
    expect(maxFlashes(showLight(fast, { hertz: 60, stalls: 0, seed: 1 }))).toBeGreaterThan(3);
  });
});
