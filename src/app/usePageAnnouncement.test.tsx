import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAnnouncements } from '../state/notifications/announcements';
import { navigationEnded, useNavigation } from '../state/navigation/navigation';
import { usePageAnnouncement } from './usePageAnnouncement';

afterEach(() => {
  useNavigation.setState(useNavigation.getInitialState(), true);
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
});

const announcedTexts = () => useAnnouncements.getState().announcements.map(({ text }) => text);

test('each page that opens is announced once, by its new title, and the first one not at all (D-31)', () => {
  const { rerender, unmount } = renderHook(usePageAnnouncement, { initialProps: 'Boutique · Lumapod' });
  act(() => navigationEnded('/ca/fr/shop'));
  expect(announcedTexts()).toEqual([]);
  rerender('Aide · Lumapod');
  expect(announcedTexts(), 'not before the page is open').toEqual([]);
  act(() => navigationEnded('/ca/fr/support', true));
  expect(announcedTexts()).toEqual(['Aide · Lumapod']);
  rerender('Aide (1) · Lumapod');
  act(() => navigationEnded('/ca/fr/support'));
  expect(announcedTexts(), 'a new title or query on the same page').toEqual(['Aide · Lumapod']);
  unmount();
});

test('a page whose shell mounts with it is announced too (D-31)', () => {
  act(() => navigationEnded('/us/en/driver', true));
  const { unmount } = renderHook(usePageAnnouncement, { initialProps: 'Support · Lumapod' });
  expect(announcedTexts()).toEqual([]);
  act(() => navigationEnded('/us/en/support', true));
  expect(announcedTexts()).toEqual(['Support · Lumapod']);
  unmount();
});
