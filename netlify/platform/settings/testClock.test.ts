import { describe, expect, test, vi } from 'vitest';
import { readClock, refuseTestClock } from './testClock';

describe('the clock of tests', () => {
  test.each([undefined, '', '  '])('%j leaves the machine’s time', (value) => {
    vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
    expect(readClock({ TEST_CLOCK_OFFSET_MS: value })()).toEqual(new Date('2026-06-01T12:00:00Z'));
  });

  test('runs at the machine’s speed, shifted', () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
    const clock = readClock({ TEST_CLOCK_OFFSET_MS: '-3600000' });
    expect(clock()).toEqual(new Date('2026-06-01T11:00:00Z'));
    vi.advanceTimersByTime(1500);
    expect(clock()).toEqual(new Date('2026-06-01T11:00:01.500Z'));
  });

  test.each(['soon', '1.5', '1e3', '2026-06-01T12:00:00Z'])('rejects %s', (value) => {
    expect(() => readClock({ TEST_CLOCK_OFFSET_MS: value })).toThrow('expected whole milliseconds');
  });

  test('is refused where others can reach the server', () => {
    expect(() => refuseTestClock({ TEST_CLOCK_OFFSET_MS: '1' }, false)).toThrow('only for tests on this machine');
    expect(() => refuseTestClock({}, false)).not.toThrow();
    expect(() => refuseTestClock({ TEST_CLOCK_OFFSET_MS: '1' }, true)).not.toThrow();
  });
});
