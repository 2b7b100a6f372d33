import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { openSession } from '../../state/session/session';
import { useToasts } from '../../state/notifications/toasts';
import { useUserPods } from '../../state/userPods';
import { PodsPage } from './PodsPage';

const list = 'GET /v1/app/user/pods';
const remove = 'DELETE /v1/app/user/pods/BBBBBBBB';

const amber = buildUserPod({ podKey: 'AAAAAAAA', title: 'Amber' });
const birch = buildUserPod({ podKey: 'BBBBBBBB', title: 'Birch', unlockedAt: null });

function renderRemovePod(answers: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', '/us/en/user/pods');
  const api = fakeApi({ [list]: [amber, birch], [remove]: noContent, ...answers });
  const view = renderInLocale(<PodsPage />);
  const { t, user } = view;
  const dialog = () => screen.getByRole('dialog', { name: t('pods.remove') });
  const clickRemove = async () => user.click(await screen.findByRole('button', { name: `${t('pods.remove')} Birch` }));
  const confirm = () => user.click(within(dialog()).getByRole('button', { name: t('pods.remove.confirm') }));
  return { api, dialog, clickRemove, confirm, ...view };
}

const heading = (name: string) => screen.queryByRole('heading', { name });

describe('S1-10 taking a saved pod off the list', () => {
  test('S1-10 asks first, then it is removed and announced, and the list takes focus', async () => {
    const { t, api, clickRemove, confirm } = renderRemovePod();
    await clickRemove();
    expect(screen.getByText(t('pods.remove.question', { title: 'Birch' }))).toBeVisible();
    expect(api.callsOf(remove)).toEqual([]);
    api.answers[list] = [amber];
    await confirm();
    await waitFor(() => expect(heading('Birch')).toBeNull());
    expect(heading('Amber')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('pods.view.pods') }));
    expect(useToasts.getState().toasts).toMatchObject([{ message: t('pods.removed', { title: 'Birch' }) }]);
  });

  test('can be declined', async () => {
    const { t, user, api, clickRemove, dialog } = renderRemovePod();
    await clickRemove();
    await user.click(within(dialog()).getByRole('button', { name: t('pods.remove.keep') }));
    expect(heading('Birch')).toBeVisible();
    expect(api.callsOf(remove)).toEqual([]);
  });

  test('shows an error when it fails, and can be retried', async () => {
    const { t, api, clickRemove, confirm } = renderRemovePod({ [remove]: offline });
    await clickRemove();
    await confirm();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(heading('Birch')).toBeVisible();
    api.answers[remove] = noContent;
    api.answers[list] = [amber];
    await confirm();
    await waitFor(() => expect(heading('Birch')).toBeNull());
  });

  test('that was unlocked in the meantime stays, and shows its current state', async () => {
    const { t, api, clickRemove, confirm, dialog } = renderRemovePod({ [remove]: problem(409, 'pod_unlocked') });
    await clickRemove();
    api.answers[list] = [amber, { ...birch, unlockedAt: '2026-11-21T17:00:00.000Z' }];
    await confirm();
    expect(await screen.findByText(t('pods.remove.unlocked'))).toBeVisible();
    expect(await screen.findByText('Unlocked on Nov 21, 2026')).toBeInTheDocument();
    expect(within(dialog()).queryByRole('button', { name: t('pods.remove.confirm') })).toBeNull();
  });

  test('S5-21 the bell is updated', async () => {
    openSession('token-1');
    useUserPods.setState({ token: 'token-1', requestedAt: Date.now(), pods: [amber, birch] });
    const { api, clickRemove, confirm } = renderRemovePod();
    await clickRemove();
    api.answers[list] = [amber];
    await confirm();
    await waitFor(() => expect(useUserPods.getState().pods).toEqual([amber]));
  });
});
