import { screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { openSession, useSession } from '../../state/session/session';
import { useToasts } from '../../state/notifications/toasts';
import { DeleteCard } from './DeleteCard';

const remove = 'DELETE /v1/app/user';
const account = buildUser({ phoneNumber: '4155550100' });

beforeEach(() => openSession('token-1'));

async function renderDeleteCard(response: Parameters<typeof fakeApi>[0][string], localeId?: LocaleId) {
  const api = fakeApi({ [remove]: response });
  const view = renderInLocale(<DeleteCard user={account} />, { localeId });
  const { t, user } = view;
  await user.click(screen.getByRole('button', { name: t('settings.delete.open') }));
  const dialog = within(screen.getByRole('dialog', { name: t('settings.delete.question') }));
  const field = dialog.getByRole('textbox', { name: t('settings.delete.confirm') });
  const submit = () => user.click(dialog.getByRole('button', { name: t('settings.delete.submit') }));
  const calls = () => api.callsOf(remove).map(({ body }) => body);
  return { ...view, api, dialog, field, submit, calls };
}

describe('S2-76 deleting the account', () => {
  test('explains what is deleted, what is kept, and how to confirm', async () => {
    const { dialog, field, t } = await renderDeleteCard(noContent);
    expect(dialog.getByText(t('settings.delete.goes'))).toBeVisible();
    expect(dialog.getByText(t('settings.delete.stays'))).toBeVisible();
    expect(field).toHaveAccessibleDescription('As shown here: shopper@example.com or (415) 555-0100');
  });

  test.each(['Shopper@Example.com ', '(415) 555-0100', '+1 415 555 0100'])(
    'S4-43 confirmed with %j deletes the account, signs this browser out and opens the home page',
    async (typed) => {
      const { user, field, submit, calls, t } = await renderDeleteCard(noContent);
      await user.type(field, typed);
      await submit();
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/us/en', undefined));
      expect(calls()).toEqual([{ confirm: typed.trim() }]);
      expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([false, null]);
      expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([t('settings.delete.done')]);
    },
  );

  test.each([
    ['', 'error.required'],
    ['other@example.com', 'settings.delete.mismatch'],
    ['4155550101', 'settings.delete.mismatch'],
  ] as const)('is not confirmed by %j', async (typed, key) => {
    const { user, field, submit, calls, dialog, t } = await renderDeleteCard(noContent);
    if (typed) await user.type(field, typed);
    await submit();
    expect(dialog.getByText(t(key))).toBeVisible();
    expect(field).toHaveFocus();
    expect(calls()).toEqual([]);
  });

  test.each([
    ['an order is open', problem(409, 'order_open', { detail: 'x' }), 'settings.delete.orderOpen'],
    ['the contact has changed elsewhere', problem(422, 'not_valid', { detail: 'x' }), 'settings.delete.mismatch'],
  ] as const)('shows the refusal in the page’s language: %s', async (_, response, key) => {
    const { user, field, submit, dialog, t } = await renderDeleteCard(response, 'fr-CA');
    await user.type(field, 'shopper@example.com');
    await submit();
    expect(await dialog.findByText(t(key))).toBeVisible();
    expect(useSession.getState().isSignedIn).toBe(true);
    if (key === 'settings.delete.orderOpen')
      expect(dialog.getByRole('link', { name: t('settings.delete.orders') })).toHaveAttribute(
        'href',
        '/ca/fr/user/orders',
      );
  });

  test('can be canceled, and a second attempt shows no error from the first', async () => {
    const { user, field, submit, dialog, calls, api, t } = await renderDeleteCard(problem(503, 'storage_unavailable'));
    await user.type(field, 'shopper@example.com');
    await submit();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('error.unknown'));
    await user.click(dialog.getByRole('button', { name: t('settings.delete.keep') }));
    api.answers[remove] = noContent;
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await user.click(screen.getByRole('button', { name: t('settings.delete.open') }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(calls()).toHaveLength(1);
  });
});
