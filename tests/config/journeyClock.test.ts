import { expect, test } from 'vitest';
import { journeyClock } from './journeyClock';

const apart = (one: Date, other: string) => Math.abs(one.getTime() - Date.parse(other));

test('a run starts on the same morning, whenever that is on the machine', () => {
  expect(apart(journeyClock({}).now(), '2026-12-01T10:00:00-08:00')).toBeLessThan(60_000);
});

test('JOURNEYS_AT sets the start of a run', () => {
  const env = { JOURNEYS_AT: '2027-12-31T21:50:00-08:00' };
  expect(apart(journeyClock(env).now(), env.JOURNEYS_AT)).toBeLessThan(60_000);
});

test('workers and servers inherit the clock, even if they start later', () => {
  const env: Record<string, string | undefined> = {};
  const { offsetMs } = journeyClock(env);
  expect(env.TEST_CLOCK_OFFSET_MS).toBe(String(offsetMs));
  expect(journeyClock({ TEST_CLOCK_OFFSET_MS: '-5000' }).offsetMs).toBe(-5000);
  expect(journeyClock({ TEST_CLOCK_OFFSET_MS: '0', JOURNEYS_AT: '2027-12-31T21:50:00-08:00' }).offsetMs).toBe(0);
});

test('text that is not an instant is refused', () => {
  expect(() => journeyClock({ JOURNEYS_AT: 'noon' })).toThrow('JOURNEYS_AT: expected an instant');
});
