import { describe, expect, test, vi } from 'vitest';
import { pollDelayMs } from './pollDelayMs';

const at = (dataUpdatedAt: number, errorUpdatedAt = 0) => ({ dataUpdatedAt, errorUpdatedAt });

describe('S2-74 the polling interval of an open order', () => {
  test.each([
    ['successful', at(100_000), 3000],
    ['after a past error', at(100_000, 90_000), 3000],
    ['after a first failure', at(100_000, 101_000), 3000],
    ['failing for ten seconds', at(100_000, 110_000), 10_000],
    ['failing for an hour', at(100_000, 3_700_000), 30_000],
    ['never had', at(0, 100_000), 30_000],
  ])('%s: after %j', (_, state, wait) => expect(pollDelayMs(state, 3000)).toBe(wait));

  test('every 15 s in a hidden tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(pollDelayMs(at(100_000), 3000)).toBe(15_000);
    expect(pollDelayMs(at(100_000, 120_000), 3000)).toBe(20_000);
  });
});
