import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import {
  daysAgo,
  findArticles,
  newNotification,
  olderNotification,
  renderNotifications,
  storedReadIds,
} from '../../../tests/fixtures/components/renderNotifications';
import { neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import { useNotifications } from '../../state/notifications/notifications';
import { closePanel, openPanel, usePanel } from '../../state/panels';
import { openSession } from '../../state/session/session';

fakeTestDate();

describe('S2-57 the panel', () => {
  test('S4-37 lists the notifications in order, unread first', async () => {
    renderNotifications({ read: ['birch'] });
    expect((await findArticles()).map((each) => within(each).getByText(/is (back|new)/).textContent)).toEqual([
      'Amber is back.',
      'Birch is new.',
    ]);
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('list').tagName).toBe('OL');
  });

  test('S2-79 in French, uses the French feed', async () => {
    renderNotifications({ localeId: 'fr-CA', feed: [buildNotification({ text: '<p>Ambre est de retour.</p>' })] });
    expect(await screen.findByText('Ambre est de retour.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByText('Nouveau')).toBeVisible();
  });

  test('S3-17 the text keeps its emphasis', async () => {
    renderNotifications();
    expect((await screen.findByText('Amber is back.')).tagName).toBe('STRONG');
    expect(screen.getByText('two').tagName).toBe('EM');
  });
});

describe.each([
  ['en-US', 'New', ['Today', 'Yesterday', '3 days ago', '7 days ago', '1 week ago', '2 weeks ago']],
  [
    'fr-CA',
    'Nouveau',
    ['Aujourd’hui', 'Hier', 'Il y a 3 jours', 'Il y a 7 jours', 'Il y a 1 semaine', 'Il y a 2 semaines'],
  ],
] as const)('S4-38 S9-11 badges in %s', (localeId, newWord, words) => {
  const feed = [0, 1, 3, 7, 8, 15].map((days) =>
    buildNotification({ originalId: `days-${days}`, publishedAt: daysAgo(days) }),
  );
  const badges = async () =>
    (await findArticles()).map((each) => within(each).getByText(/./, { selector: 'span, time' }).textContent);

  test('S4-38 read notifications show their age, the latest first', async () => {
    renderNotifications({ localeId, feed, read: feed.map(({ originalId }) => originalId) });
    expect(await badges()).toEqual(words);
    expect(screen.getByText(words[2])).toHaveAttribute('datetime', feed[2]!.publishedAt);
  });

  test('S4-38 unread notifications say so in words', async () => {
    renderNotifications({ localeId, feed });
    expect(await badges()).toEqual(feed.map(() => newWord));
  });
});

describe('S4-40 the picture', () => {
  test('is the notification’s own, with its dimensions', async () => {
    renderNotifications({ feed: [olderNotification] });
    const [article] = await findArticles();
    const picture = within(article!).getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/pictures/amber-480.webp');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '480']);
  });

  test('S4-40 is a default drawing when it has none', async () => {
    renderNotifications({ feed: [newNotification] });
    const [article] = await findArticles();
    expect(within(article!).queryByRole('presentation')).toBeNull();
    expect(article!.querySelector('svg')).toBeVisible();
  });
});

describe('S4-36 closing the panel marks everything shown as read', () => {
  const sorted = ['birch', 'amber'];

  test.each<[string, (user: ReturnType<typeof renderNotifications>['user']) => Promise<void> | void]>([
    ['by its button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Esc', () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    [
      'by a press beside it',
      () => {
        fireEvent.pointerDown(screen.getByRole('dialog'));
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
    ['by a link', (user) => user.click(screen.getByRole('link', { name: /Read more Amber/ }))],
    ['by another panel that opens in its place', () => act(() => openPanel('menu'))],
    ['by the page below it', () => act(closePanel)],
  ])('S4-36 %s', async (_, close) => {
    const { user } = renderNotifications();
    await findArticles();
    expect([useNotifications.getState().unread, storedReadIds()]).toEqual([2, []]);
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([useNotifications.getState().unread, storedReadIds()]).toEqual([0, sorted]);
  });

  test('and not before: they stay new while it is open', async () => {
    renderNotifications();
    await findArticles();
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  test('what it did not show stays unread', async () => {
    renderNotifications({ feed: [newNotification, { ...olderNotification, authentication: 'authenticated' }] });
    await findArticles();
    act(closePanel);
    expect(storedReadIds()).toEqual(['birch']);
  });

  test('nothing is marked as read when the feed never loaded', async () => {
    renderNotifications({ feed: neverResponds });
    await screen.findByRole('dialog');
    act(closePanel);
    expect(storedReadIds()).toEqual([]);
  });
});

describe.each(['en-US', 'fr-CA'] as const)('S4-39 an empty panel in %s', (localeId) => {
  const prefix = { 'en-US': '/us/en', 'fr-CA': '/ca/fr' }[localeId];

  test('S4-39 says that the inbox is empty and offers to sign in', async () => {
    const { t } = renderNotifications({ localeId, feed: [] });
    expect(await screen.findByRole('heading', { name: t('notifications.empty') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('header.signIn') })).toHaveAttribute('href', `${prefix}/sign-in`);
    expect(screen.queryByRole('link', { name: t('account.pods') })).toBeNull();
  });

  test('S4-39 offers signed-in shoppers their pods', async () => {
    openSession('token-1');
    const { t, user } = renderNotifications({ localeId, feed: [] });
    const link = await screen.findByRole('link', { name: t('account.pods') });
    expect(link).toHaveAttribute('href', `${prefix}/user/pods`);
    expect(screen.queryByRole('link', { name: t('header.signIn') })).toBeNull();
    await user.click(link);
    expect(usePanel.getState().open).toBeNull();
  });
});

describe('until the feed has loaded', () => {
  test('the panel says that it is loading', async () => {
    const { t } = renderNotifications({ feed: neverResponds });
    expect(await screen.findByRole('status')).toHaveTextContent(t('app.loading'));
    expect(screen.queryByText(t('notifications.empty'))).toBeNull();
  });

  test.each(['en-US', 'fr-CA'] as const)('in %s it shows an error, and retries', async (localeId) => {
    const { api, t, user } = renderNotifications({ localeId, feed: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('notifications.error'));
    const path = `GET /notifications/${localeId}.json`;
    api.answers[path] = offline;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: t('app.retry') })).toHaveFocus();
    api.answers[path] = [newNotification];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Birch is new.')).toBeVisible();
    expect(api.callsOf(path)).toHaveLength(3);
  });
});
