import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAnnouncements } from './announcements';
import { useOfflineMessage } from './useOfflineMessage';

const tell = (event: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
};

test('D-31 a message about being offline is shown and announced while offline only', () => {
  const { result } = renderHook(() => useOfflineMessage('What you typed is kept.'));
  const read = () => useAnnouncements.getState().announcements.map(({ text }) => text);
  expect([result.current, read()]).toEqual([null, []]);
  tell('offline');
  expect([result.current, read()]).toEqual(['What you typed is kept.', ['What you typed is kept.']]);
  tell('online');
  expect(result.current).toBeNull();
});
