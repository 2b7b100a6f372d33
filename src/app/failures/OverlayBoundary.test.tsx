import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { useAnnouncements } from '../../state/notifications/announcements';
import { partFailedEvent } from '../../ui/hydration/HydrateWhenVisible';
import { OverlayBoundary, LazyPartFailure } from './OverlayBoundary';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** A lazy part whose chunk fails to load on every render. */
const lost = () => lazy(() => Promise.reject(new Error('Loading chunk 7 failed.')));

function page(open: string | null, rest: Partial<Parameters<typeof OverlayBoundary>[0]> = {}, Panel = lost()) {
  return (
    <>
      <p>The page</p>
      <OverlayBoundary resetKey={open} {...rest}>
        <Suspense>{open && <Panel />}</Suspense>
      </OverlayBoundary>
    </>
  );
}

const notice = () => screen.queryByText('Something went wrong, please try again later.');

describe('an overlay that fails to load', () => {
  test('keeps the page, shows a notice and offers to reload', async () => {
    const onError = vi.fn();
    const { t } = renderInLocale(page('cart', { onError }));
    expect(await screen.findByRole('button', { name: t('app.reload') })).toBeVisible();
    expect(notice()).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
    // Announced by an effect, which may run after the notice is visible.
    await vi.waitFor(() =>
      expect(useAnnouncements.getState().announcements).toMatchObject([
        { text: t('error.generic'), politeness: 'assertive' },
      ]),
    );
    expect(onError).toHaveBeenCalledOnce();
  });

  test('reloads the page when the shopper asks', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const { t, user } = renderInLocale(page('cart'));
    await user.click(await screen.findByRole('button', { name: t('app.reload') }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('can be dismissed, and shows the notice again when reopened', async () => {
    const onDismiss = vi.fn();
    const Panel = lost();
    const { t, user, rerender } = renderInLocale(page('cart', { onDismiss }, Panel));
    await user.click(await screen.findByRole('button', { name: t('app.close') }));
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(notice()).toBeNull();
    rerender(page(null, { onDismiss }, Panel));
    expect(notice()).toBeNull();
    rerender(page('cart', { onDismiss }, Panel));
    expect(notice()).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
  });

  test('stays dismissed until another overlay is opened', async () => {
    const Panel = lost();
    const { t, user, rerender } = renderInLocale(page('cart', {}, Panel));
    await user.click(await screen.findByRole('button', { name: t('app.close') }));
    rerender(page('cart', {}, Panel));
    expect(notice()).toBeNull();
  });

  test('does not block another overlay that loads', async () => {
    const { rerender } = renderInLocale(page('cart'));
    await screen.findByRole('button', { name: 'Close' });
    rerender(
      page(
        'menu',
        {},
        lazy(async () => ({ default: () => <p>Menu</p> })),
      ),
    );
    expect(await screen.findByText('Menu')).toBeVisible();
    expect(notice()).toBeNull();
  });

  test('cannot be dismissed when it is required', async () => {
    const { t } = renderInLocale(page('gate', { isRequired: true }));
    expect(await screen.findByRole('button', { name: t('app.reload') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('app.close') })).toBeNull();
  });
});

test('S8-19 a click on a part whose script is lost shows the notice each time', async () => {
  const { user, t } = renderInLocale(<LazyPartFailure />);
  const fail = () => act(() => void document.body.dispatchEvent(new Event(partFailedEvent, { bubbles: true })));
  expect(notice()).toBeNull();
  fail();
  expect(notice()).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('app.close') }));
  expect(notice()).toBeNull();
  fail();
  expect(notice()).toBeVisible();
});
