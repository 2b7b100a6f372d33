import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import { fakeApi, offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Notification } from '../../domain/notification/notification';
import type { LocaleId } from '../../domain/region/locales';
import { useNotifications } from '../../state/notifications/notifications';
import { closePanel, openPanel, usePanel } from '../../state/panels';
import { openSession } from '../../state/session/session';
import { NotificationPanel } from './NotificationPanel';

/** Mounts the panel only while it is open, as the shell does. */
const Host = () => (usePanel(({ open }) => open === 'notifications') ? <NotificationPanel /> : <main>Page</main>);

const now = Date.parse('2026-11-21T17:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const amber = buildNotification({
  originalId: 'amber',
  text: '<p><strong>Amber is back.</strong> In <em>two</em> sizes.</p>',
  href: '/shop/pods',
  picture: { base: '/pictures/amber', width: 1200, height: 1200, widths: [240, 480] },
  publishedAt: daysAgo(3),
});
const birch = buildNotification({ originalId: 'birch', text: '<p>Birch is new.</p>', publishedAt: daysAgo(0) });

interface Situation {
  localeId?: LocaleId;
  feed?: Notification[] | ((...args: never[]) => never | Promise<object>);
  read?: string[];
}

function draw({ localeId = 'en-US', feed = [amber, birch], read = [] }: Situation = {}) {
  localStorage.setItem('notifications_read', JSON.stringify(read));
  const api = fakeApi({ [`GET /notifications/${localeId}.json`]: feed, 'GET /v1/app/user/pods': [] });
  openPanel('notifications');
  return { api, ...renderInLocale(<Host />, { localeId }) };
}

const articles = () => screen.findAllByRole('article');
const stored = () => JSON.parse(localStorage.getItem('notifications_read')!) as unknown;

describe('S2-57 the panel', () => {
  test('S4-37 lists the notifications in order, unread first', async () => {
    draw({ read: ['birch'] });
    expect((await articles()).map((each) => within(each).getByText(/is (back|new)/).textContent)).toEqual([
      'Amber is back.',
      'Birch is new.',
    ]);
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('list').tagName).toBe('OL');
  });

  test('S2-79 in French, uses the French feed', async () => {
    draw({ localeId: 'fr-CA', feed: [buildNotification({ text: '<p>Ambre est de retour.</p>' })] });
    expect(await screen.findByText('Ambre est de retour.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByText('Nouveau')).toBeVisible();
  });

  test('S3-17 the text keeps its emphasis', async () => {
    draw();
    expect((await screen.findByText('Amber is back.')).tagName).toBe('STRONG');
    expect(screen.getByText('two').tagName).toBe('EM');
  });

  test('S6-05 notifications for other readers are not shown', async () => {
    draw({ feed: [birch, { ...amber, authentication: 'authenticated' }] });
    expect(await articles()).toHaveLength(1);
    act(() => openSession('token-1'));
    expect(await articles()).toHaveLength(2);
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
    (await articles()).map((each) => within(each).getByText(/./, { selector: 'span, time' }).textContent);

  test('S4-38 read notifications show their age, the latest first', async () => {
    draw({ localeId, feed, read: feed.map(({ originalId }) => originalId) });
    expect(await badges()).toEqual(words);
    expect(screen.getByText(words[2])).toHaveAttribute('datetime', feed[2]!.publishedAt);
  });

  test('S4-38 unread notifications say so in words', async () => {
    draw({ localeId, feed });
    expect(await badges()).toEqual(feed.map(() => newWord));
  });
});

describe('S4-40 the picture', () => {
  test('is the notification’s own, with its dimensions', async () => {
    draw({ feed: [amber] });
    const [article] = await articles();
    const picture = within(article!).getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/pictures/amber-480.webp');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '480']);
  });

  test('S4-40 is a default drawing when it has none', async () => {
    draw({ feed: [birch] });
    const [article] = await articles();
    expect(within(article!).queryByRole('presentation')).toBeNull();
    expect(article!.querySelector('svg')).toBeVisible();
  });
});

describe('S4-36 closing the panel marks everything shown as read', () => {
  const sorted = ['birch', 'amber'];

  test.each<[string, (user: ReturnType<typeof draw>['user']) => Promise<void> | void]>([
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
    const { user } = draw();
    await articles();
    expect([useNotifications.getState().unread, stored()]).toEqual([2, []]);
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([useNotifications.getState().unread, stored()]).toEqual([0, sorted]);
  });

  test('and not before: they stay new while it is open', async () => {
    draw();
    await articles();
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  test('what it did not show stays unread', async () => {
    draw({ feed: [birch, { ...amber, authentication: 'authenticated' }] });
    await articles();
    act(closePanel);
    expect(stored()).toEqual(['birch']);
  });

  test('nothing is marked as read when the feed never loaded', async () => {
    draw({ feed: neverResponds });
    await screen.findByRole('dialog');
    act(closePanel);
    expect(stored()).toEqual([]);
  });
});

describe('links', () => {
  test('S3-17 a notification links to its page, and its text is part of the link’s name', async () => {
    draw({ localeId: 'fr-CA', feed: [amber] });
    const link = await screen.findByRole('link', { name: 'En savoir plus Amber is back. In two sizes.' });
    expect(link).toHaveAttribute('href', '/ca/fr/shop/pods');
  });

  test('S3-17 or links to another site, in the same window', async () => {
    draw({ feed: [{ ...amber, href: 'https://blog.test/post' }] });
    const link = await screen.findByRole('link', { name: /Read more/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://blog.test/post', null]);
  });

  test('or has no link', async () => {
    draw({ feed: [birch] });
    await articles();
    expect(screen.queryByRole('link')).toBeNull();
  });

  const withLink = (href: string) =>
    buildNotification({ text: `<p>See <a href="${href}">the <em>help</em></a> or not.</p>`, href: null });

  test('S2-01 an internal link in the text is followed without a page load, and closes the panel', async () => {
    const { user } = draw({ feed: [withLink('/us/en/support#leaking')] });
    await user.click(await screen.findByText('help'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/support#leaking');
    expect(usePanel.getState().open).toBeNull();
  });

  /** Clicks, and returns whether the browser would follow the link. jsdom cannot navigate. */
  async function clickWith(keys: MouseEventInit) {
    const help = await screen.findByText('help');
    const left = vi.fn((event: Event) => {
      const isLeft = !event.defaultPrevented;
      event.preventDefault();
      return isLeft;
    });
    window.addEventListener('click', left, { once: true });
    fireEvent.click(help, keys);
    return left.mock.results[0]?.value as boolean;
  }

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held, the browser handles it and the panel stays',
    async (key) => {
      draw({ feed: [withLink('/us/en/support')] });
      expect(await clickWith({ [key]: true })).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
      expect(usePanel.getState().open).toBe('notifications');
    },
  );

  test('an external link is left to the browser, and the panel closes', async () => {
    draw({ feed: [withLink('https://blog.test/post')] });
    expect(await clickWith({})).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect([usePanel.getState().open, stored()]).toEqual([null, ['news']]);
  });

  test('clicking text beside it does nothing', async () => {
    const { user } = draw({ feed: [withLink('/us/en/support')] });
    await user.click(await screen.findByText(/or not/));
    expect(usePanel.getState().open).toBe('notifications');
  });
});

describe.each(['en-US', 'fr-CA'] as const)('S4-39 an empty panel in %s', (localeId) => {
  const prefix = { 'en-US': '/us/en', 'fr-CA': '/ca/fr' }[localeId];

  test('S4-39 says that the inbox is empty and offers to sign in', async () => {
    const { t } = draw({ localeId, feed: [] });
    expect(await screen.findByRole('heading', { name: t('notifications.empty') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('header.signIn') })).toHaveAttribute('href', `${prefix}/sign-in`);
    expect(screen.queryByRole('link', { name: t('account.pods') })).toBeNull();
  });

  test('S4-39 offers signed-in shoppers their pods', async () => {
    openSession('token-1');
    const { t, user } = draw({ localeId, feed: [] });
    const link = await screen.findByRole('link', { name: t('account.pods') });
    expect(link).toHaveAttribute('href', `${prefix}/user/pods`);
    expect(screen.queryByRole('link', { name: t('header.signIn') })).toBeNull();
    await user.click(link);
    expect(usePanel.getState().open).toBeNull();
  });
});

describe('until the feed has loaded', () => {
  test('the panel says that it is loading', async () => {
    const { t } = draw({ feed: neverResponds });
    expect(await screen.findByRole('status')).toHaveTextContent(t('app.loading'));
    expect(screen.queryByText(t('notifications.empty'))).toBeNull();
  });

  test.each(['en-US', 'fr-CA'] as const)('in %s it shows an error, and retries', async (localeId) => {
    const { api, t, user } = draw({ localeId, feed: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('notifications.error'));
    const path = `GET /notifications/${localeId}.json`;
    api.answers[path] = offline;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: t('app.retry') })).toHaveFocus();
    api.answers[path] = [birch];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Birch is new.')).toBeVisible();
    expect(api.callsOf(path)).toHaveLength(3);
  });
});
