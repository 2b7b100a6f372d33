import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAnnouncements } from '../state/notifications/announcements';
import { navigationEnded, useNavigation } from '../state/navigation/navigation';
import { usePageAnnouncement } from './usePageAnnouncement';

afterEach(() => {
  useNavigation.setState(useNavigation.getInitialState(), true);
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
});

const said = () => useAnnouncements.getState().announcements.map(({ text }) => text);

test('each page that opens is announced once, by its new title, and the first one not at all (D-31)', () => {
  const { rerender, unmount } = renderHook(usePageAnnouncement, { initialProps: 'Boutique · Lumapod' });
  act(() => navigationEnded('/ca/fr/shop'));
  expect(said()).toEqual([]);
  rerender('Aide · Lumapod');
  expect(said(), 'not before the page is open').toEqual([]);
  act(() => navigationEnded('/ca/fr/support', true));
  expect(said()).toEqual(['Aide · Lumapod']);
  rerender('Aide (1) · Lumapod');
  act(() => navigationEnded('/ca/fr/support'));
  expect(said(), 'a new title or query on the same page').toEqual(['Aide · Lumapod']);
  unmount();
});

test('a page whose shell mounts with it is announced too (D-31)', () => {
  act(() => navigationEnded('/us/en/driver', true));
  const { unmount } = renderHook(usePageAnnouncement, { initialProps: 'Support · Lumapod' });
  expect(said()).toEqual([]);
  act(() => navigationEnded('/us/en/support', true));
  expect(said()).toEqual(['Support · Lumapod']);
  unmount();
});
