import { fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test, vi } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import {
  olderNotification,
  newNotification,
  findArticles,
  renderNotifications,
  storedReadIds,
} from '../../../tests/fixtures/components/renderNotifications';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import { usePanel } from '../../state/panels';

fakeTestDate();

describe('links', () => {
  test('S3-17 a notification links to its page, and its text is part of the link’s name', async () => {
    renderNotifications({ localeId: 'fr-CA', feed: [olderNotification] });
    const link = await screen.findByRole('link', { name: 'En savoir plus Amber is back. In two sizes.' });
    expect(link).toHaveAttribute('href', '/ca/fr/shop/pods');
  });

  test('S3-17 or links to another site, in the same window', async () => {
    renderNotifications({ feed: [{ ...olderNotification, href: 'https://blog.test/post' }] });
    const link = await screen.findByRole('link', { name: /Read more/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://blog.test/post', null]);
  });

  test('or has no link', async () => {
    renderNotifications({ feed: [newNotification] });
    await findArticles();
    expect(screen.queryByRole('link')).toBeNull();
  });

  const withLink = (href: string) =>
    buildNotification({ text: `<p>See <a href="${href}">the <em>help</em></a> or not.</p>`, href: null });

  test('S2-01 an internal link in the text is followed without a page load, and closes the panel', async () => {
    const { user } = renderNotifications({ feed: [withLink('/us/en/support#leaking')] });
    await user.click(await screen.findByText('help'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/support#leaking');
    expect(usePanel.getState().open).toBeNull();
  });

  /** Clicks, and returns whether the browser would follow the link. jsdom cannot navigate. */
  async function clickWith(keys: MouseEventInit) {
    const help = await screen.findByText('help');
    const onWindowClick = vi.fn((event: Event) => {
      const isFollowed = !event.defaultPrevented;
      event.preventDefault();
      return isFollowed;
    });
    window.addEventListener('click', onWindowClick, { once: true });
    fireEvent.click(help, keys);
    return onWindowClick.mock.results[0]?.value as boolean;
  }

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held, the browser handles it and the panel stays',
    async (key) => {
      renderNotifications({ feed: [withLink('/us/en/support')] });
      expect(await clickWith({ [key]: true })).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
      expect(usePanel.getState().open).toBe('notifications');
    },
  );

  test('an external link is left to the browser, and the panel closes', async () => {
    renderNotifications({ feed: [withLink('https://blog.test/post')] });
    expect(await clickWith({})).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect([usePanel.getState().open, storedReadIds()]).toEqual([null, ['news']]);
  });

  test('clicking text beside it does nothing', async () => {
    const { user } = renderNotifications({ feed: [withLink('/us/en/support')] });
    await user.click(await screen.findByText(/or not/));
    expect(usePanel.getState().open).toBe('notifications');
  });
});
