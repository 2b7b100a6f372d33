import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { useAnnouncements } from './announcements';
import { useOfflineMessage } from './useOfflineMessage';

test('D-31 a message about being offline is shown and announced while offline only', async () => {
  const { result } = renderHook(() => useOfflineMessage('What you typed is kept.'));
  const read = () => useAnnouncements.getState().announcements.map(({ text }) => text);
  expect([result.current, read()]).toEqual([null, []]);
  await nextNetwork(false);
  expect([result.current, read()]).toEqual(['What you typed is kept.', ['What you typed is kept.']]);
  await nextNetwork(true);
  expect(result.current).toBeNull();
});
