import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIdle } from './useIdle';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});

const becomeIdle = () => act(() => idle.splice(0).forEach((run) => run()));

test('time is spare once the page has loaded and the browser is idle, not before', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(useIdle);
  becomeIdle();
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(result.current).toBe(false);
  becomeIdle();
  expect(result.current).toBe(true);
  state.mockRestore();
});

test('a browser without idle callbacks waits two seconds', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(useIdle);
  act(() => void vi.advanceTimersByTime(1999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test.each([
  ['less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['less data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
])('whoever wants %s has none', (_, prefer) => {
  prefer();
  const { result } = renderHook(useIdle);
  becomeIdle();
  expect(result.current).toBe(false);
});
