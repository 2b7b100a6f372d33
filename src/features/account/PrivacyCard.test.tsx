import { screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { fr } from '../../i18n/messages/fr';
import { addToCart, useCart } from '../../state/cart';
import { openSession, useSession } from '../../state/session/session';
import { useToasts } from '../../state/notifications/toasts';
import { PrivacyCard } from './PrivacyCard';

const images = 'GET /v1/app/user/id-images';
const remove = 'DELETE /v1/app/user/uploaded-id';
const data = 'GET /v1/app/user/data';
const sessions = 'DELETE /v1/app/user/sessions';
const rateLimitText = 'Trop de tentatives. Veuillez réessayer dans 12 minutes.';

const fern = { providerId: 'fern', providerName: 'Fernlight Delivery', uploadedAt: '2026-11-01T12:00:00.000Z' };
const moss = { providerId: 'moss', providerName: 'Mosslight Delivery', uploadedAt: '2026-10-01T12:00:00.000Z' };

interface Setup {
  answers?: Parameters<typeof fakeApi>[0];
  localeId?: LocaleId;
}

function renderPrivacyCard({ answers = {}, localeId }: Setup = {}) {
  const api = fakeApi({ [images]: [], ...answers });
  return { api, ...renderInLocale(<PrivacyCard brandName="Lumapod" />, { localeId }) };
}

describe('S2-76 the data of the account', () => {
  const saved: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: blobs.at(-1)! });
    });
  });

  test('downloads complete, in a file named after the shop', async () => {
    const document = { formatVersion: 1, account: { givenName: 'Ada' }, pods: [{ podKey: 'ABCDEFGH' }] };
    const { t, user } = renderPrivacyCard({ answers: { [data]: document } });
    await user.click(screen.getByRole('button', { name: t('settings.data.download') }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('lumapod-data.json');
    expect(saved[0]!.blob.type).toBe('application/json');
    expect(JSON.parse(await saved[0]!.blob.text())).toEqual(document);
    expect(useToasts.getState().toasts[0]!.message).toContain('lumapod-data.json');
  });

  test.each([
    ['S8-04, D-21 too many requests', problem(429, 'too_many_requests', { detail: rateLimitText }), rateLimitText],
    ['S8-02 without a network', offline, fr['error.network']],
  ])('saves nothing when loading fails, says why, and can be retried: %s', async (_, response, message) => {
    const { api, t, user } = renderPrivacyCard({ answers: { [data]: response }, localeId: 'fr-CA' });
    const button = screen.getByRole('button', { name: t('settings.data.download') });
    await user.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(saved).toEqual([]);
    api.answers[data] = { formatVersion: 1 };
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('D-19 the photos of an ID', () => {
  const row = (provider: string) => screen.findByText(provider);

  test('are listed by dispensary and day, and each is deleted after a confirmation', async () => {
    const { api, t, user } = renderPrivacyCard({
      answers: { [images]: [fern, moss], [remove]: { documentStatus: 'ABSENT' } },
    });
    await row('Fernlight Delivery');
    expect(screen.getByText('Sent on November 1, 2026')).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Delete the photo for Mosslight Delivery' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: t('settings.id.question') });
    expect(within(dialog).getByText(/^Mosslight Delivery can’t deliver to you/)).toBeVisible();
    expect(api.callsOf(remove)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: t('settings.id.confirm') }));
    await waitFor(() => expect(screen.queryByText('Mosslight Delivery')).toBeNull());
    expect(api.callsOf(remove).map(({ query }) => query)).toEqual([{ providerId: 'moss' }]);
    expect(screen.getByText('Fernlight Delivery')).toBeVisible();
    expect(screen.getByRole('heading', { name: t('settings.id') })).toHaveFocus();
  });

  test('are kept when the shopper cancels', async () => {
    const { api, t, user } = renderPrivacyCard({ answers: { [images]: [fern] } });
    await row('Fernlight Delivery');
    await user.click(screen.getByRole('button', { name: /^Delete the photo/ }));
    await user.click(screen.getByRole('button', { name: t('settings.id.keep') }));
    expect(screen.getByText('Fernlight Delivery')).toBeVisible();
    expect(api.callsOf(remove)).toEqual([]);
  });

  test('stay when deleting fails, and the page says why', async () => {
    const response = problem(503, 'storage_unavailable', { detail: 'Back in a minute.' });
    const { t, user } = renderPrivacyCard({ answers: { [images]: [fern], [remove]: response } });
    await row('Fernlight Delivery');
    await user.click(screen.getByRole('button', { name: /^Delete the photo/ }));
    await user.click(screen.getByRole('button', { name: t('settings.id.confirm') }));
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    expect(screen.getByText('Fernlight Delivery')).toBeVisible();
  });

  test('can be requested again when loading fails', async () => {
    const { api, t, user } = renderPrivacyCard({ answers: { [images]: problem(500, 'server_error') } });
    expect(await screen.findByText(t('settings.id.error'))).toBeVisible();
    api.answers[images] = [];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(t('settings.id.none'))).toBeVisible();
  });

  test('also appear where nothing is delivered, if there are any', async () => {
    const { t } = renderPrivacyCard({ answers: { [images]: [fern] }, localeId: 'fr-CA' });
    expect(await row('Fernlight Delivery')).toBeVisible();
    expect(screen.getByText(t('settings.id.uploaded', { date: '1er novembre 2026' }))).toBeVisible();
  });
});

describe('D-22 signing out everywhere', () => {
  const openDialog = async ({ user, t }: ReturnType<typeof renderPrivacyCard>) => {
    await user.click(screen.getByRole('button', { name: t('settings.signOut') }));
    return screen.getByRole('dialog', { name: t('settings.signOut.question') });
  };

  test('S4-43 ends all sessions, clears this one, goes to the home page and says so', async () => {
    openSession('token-1');
    addToCart(buildCartItem(), 1);
    const view = renderPrivacyCard({ answers: { [sessions]: noContent } });
    const { api, t, user } = view;
    const dialog = await openDialog(view);
    expect(api.callsOf(sessions)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: t('settings.signOut') }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/us/en', undefined));
    expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([false, null]);
    expect(useCart.getState().items).toEqual([]);
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([t('settings.signOut.done')]);
  });

  test('keeps the session when it fails, and says why', async () => {
    openSession('token-1');
    const view = renderPrivacyCard({ answers: { [sessions]: offline } });
    const { t, user } = view;
    const dialog = await openDialog(view);
    await user.click(within(dialog).getByRole('button', { name: t('settings.signOut') }));
    expect(await within(dialog).findByText(t('error.network'))).toBeVisible();
    expect(useSession.getState().isSignedIn).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: t('settings.signOut.keep') }));
    expect(navigate).not.toHaveBeenCalled();
  });
});
