import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useResendClock } from './useResendClock';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));

test('D-21 counts down until another code can be requested, and again for the next', () => {
  const { result, rerender } = renderHook(({ at }) => useResendClock(at), { initialProps: { at: 1_030_000 } });
  expect(result.current).toBe(30);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(29);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
  rerender({ at: Date.now() + 30_000 });
  expect(result.current).toBe(30);
});

test('D-21 follows the clock: seconds missed by a sleeping page are over', () => {
  const { result } = renderHook(() => useResendClock(1_030_000));
  vi.setSystemTime(1_020_000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(9);
});

test('a time in the past, or none, is zero', () => {
  expect(renderHook(() => useResendClock(0)).result.current).toBe(0);
});
