import { afterEach, expect, test, vi } from 'vitest';
import developSocket from '~gatsby/develop-socket';
import { followEdits } from './followEdits';

vi.mock('~gatsby/develop-socket', () => ({ default: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

test('refetches the open page when pages are stale, and on no other message', () => {
  const loadPage = vi.fn();
  vi.stubGlobal('window', { ___loader: { loadPage }, location: { pathname: '/ca/en' } });
  let tell = (_: { type: string }) => {};
  vi.mocked(developSocket).mockReturnValue({ on: (_, take) => void (tell = take) });
  followEdits();

  tell({ type: 'overlayError' });
  expect(loadPage).not.toHaveBeenCalled();
  tell({ type: 'stalePageData' });
  expect(loadPage.mock.calls).toEqual([['/ca/en']]);
});

test('does nothing without a connection to the development server', () => {
  vi.mocked(developSocket).mockReturnValue(null);
  expect(followEdits).not.toThrow();
});
