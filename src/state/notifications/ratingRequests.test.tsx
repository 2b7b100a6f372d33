import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  countSignedIn,
  serveInbox,
  setUpInbox,
  unreadCount,
  waitForUnread,
} from '../../../tests/fixtures/components/inbox';
import { localeOf } from '../../domain/region/locales';
import { chooseRegion } from '../region';
import { closeSession } from '../session/session';
import { loadNotifications, markNotificationsRead, useInboxItems } from './notificationsInbox';

setUpInbox();

describe('S3-18 the list of the inbox', () => {
  const inbox = () => renderHook(() => useInboxItems(localeOf('en-US'))).result;
  const idsOf = ({ items }: ReturnType<typeof useInboxItems>) =>
    items!.map(({ originalId, isUnread }) => [originalId, isUnread]);

  test('S3-18 S4-37 has the request to rate in its place, as old as the pod', async () => {
    serveInbox();
    await countSignedIn();
    const result = inbox();
    await waitFor(() =>
      expect(idsOf(result.current)).toEqual([
        ['pod-rating-B-1', true],
        ['news', true],
      ]),
    );
    act(closeSession);
    expect(idsOf(result.current)).toEqual([['news', true]]);
  });

  test('S4-36 recognizes by its id that it was read, in any language', async () => {
    serveInbox();
    await countSignedIn();
    await waitForUnread(2);
    markNotificationsRead(['pod-rating-B-1']);
    expect(unreadCount()).toBe(1);
    expect(localStorage.getItem('notifications_read')).toBe('["pod-rating-B-1"]');
    expect(idsOf(inbox().current)).toEqual([
      ['news', true],
      ['pod-rating-B-1', false],
    ]);
    chooseRegion('ca', 'AB');
    await loadNotifications('fr-CA');
    expect(unreadCount()).toBe(1);
  });
});
