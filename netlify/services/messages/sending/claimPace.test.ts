import { expect, test } from 'vitest';
import { createClaimPace } from './claimPace';

/** A clock that only `sleep` and the claims advance. */
function createPace() {
  const state = { now: 0, slept: [] as number[], wake: null as (() => void) | null };
  const sleep = (ms: number) =>
    new Promise<void>((done) => {
      state.slept.push(ms);
      state.wake = () => {
        state.now += ms;
        done();
      };
    });
  const pace = createClaimPace({ now: () => state.now, sleep });
  const claim = (ms: number, messages: string[]) =>
    pace.claim(() => {
      state.now += ms;
      return Promise.resolve(messages);
    });
  return { state, pace, claim };
}

test('claims rest as long as a fifth of the time demands, and 200 milliseconds at most', async () => {
  const { state, claim } = createPace();
  expect(await claim(8, ['a'])).toEqual(['a']);
  const second = claim(100, ['b']);
  expect(state.slept).toEqual([8 * 4]);
  state.wake!();
  expect(await second).toEqual(['b']);
  void claim(1, []);
  expect(state.slept).toEqual([8 * 4, 200]);
});

test('a queue that was idle for longer is claimed at once', async () => {
  const { state, claim } = createPace();
  await claim(8, ['a']);
  state.now += 8 * 4;
  expect(await claim(8, [])).toEqual([]);
  state.now += 100;
  expect(await claim(1, ['b'])).toEqual(['b']);
  expect(state.slept).toEqual([]);
});

test('a claim that found nothing is not repeated for a tenth of a second', async () => {
  const { state, claim } = createPace();
  await claim(8, []);
  void claim(1, []);
  expect(state.slept).toEqual([100]);
});

test('while a run waits for its turn, others leave the claim to it', async () => {
  const { state, claim } = createPace();
  await claim(8, []);
  const waiting = claim(8, ['a']);
  expect(await claim(8, ['b'])).toEqual([]);
  state.wake!();
  expect(await waiting).toEqual(['a']);
});

test('a claim that fails rests too, and does not block the next', async () => {
  const { state, pace, claim } = createPace();
  const failing = pace.claim(() => {
    state.now += 5;
    return Promise.reject(new Error('away'));
  });
  await expect(failing).rejects.toThrow('away');
  const next = claim(1, ['a']);
  state.wake!();
  expect(await next).toEqual(['a']);
  expect(state.slept).toEqual([5 * 4]);
});
