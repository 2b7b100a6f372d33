import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildActivation, buildCheckedKey, podKey } from '../../../tests/fixtures/builders/buildUnlock';
import { calls, renderUnlock } from '../../../tests/fixtures/components/renderUnlock';
import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import { useAnnouncements } from '../../state/notifications/announcements';
import { changeUnlock, clearUnlock, useUnlockDraft } from '../../state/unlockDraft';
import { useUserPods } from '../../state/userPods';

vi.mock('./light/LightPlayer', () => import('../../../tests/fixtures/components/FakeLightPlayer'));

beforeEach(() => {
  clearUnlock();
  useUserPods.setState(useUserPods.getInitialState(), true);
  window.history.replaceState(null, '', '/us/en/unlock');
});

const draft = () => useUnlockDraft.getState();
const announcedTexts = () => useAnnouncements.getState().announcements.map(({ text }) => text);
const goBack = () => act(async () => window.history.back());

describe('S1-09 S2-61 a member with a session', () => {
  test('S2-62 S2-63 S2-66 … S2-69 goes from the code to the unlocked pod, one step at a time', async () => {
    const { api, toWhite, press, heading, isAt, t } = renderUnlock();
    await toWhite();
    await isAt('white');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await press(t('unlock.white.yes'));
    expect(await heading(t('unlock.done.unlocked'))).toHaveFocus();
    expect(screen.getByRole('link', { name: t('unlock.toMyPods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(screen.getByRole('link', { name: t('notifications.ratePod.action') })).toHaveAttribute(
      'href',
      `/us/en/rating/${podKey}`,
    );
    expect(screen.getByRole('link', { name: t('unlock.pod.report') })).toHaveAttribute(
      'href',
      '/us/en/shop/pods/amber?batch=B-1#lab-report',
    );
    expect(api.callsOf(calls.check).map(({ body }) => body)).toEqual([{ podKey, region: 'CA' }]);
    expect(api.callsOf(calls.start).map(({ body }) => body)).toEqual([{ podKey, region: 'CA' }]);
    expect(api.callsOf(calls.confirm).map(({ body }) => body)).toEqual([
      { activationId: buildActivation().activationId },
    ]);
  });

  test('each step takes focus, is announced and counted, and is in the URL', async () => {
    const { toPod, press, heading, isAt, t } = renderUnlock();
    expect(await screen.findByRole('progressbar', { name: 'Step 1 of 6: Code' })).toHaveAttribute('max', '6');
    await isAt('code');
    expect(document.body).toHaveFocus();
    await toPod();
    expect(await heading(t('unlock.pod.title'))).toHaveFocus();
    expect(announcedTexts()).toContain('Step 2 of 6: Your pod');
    await press(t('unlock.pod.unlock'));
    expect(await heading(t('unlock.place.title'))).toHaveFocus();
    expect(announcedTexts()).toContain('Step 3 of 6: Light');
    await isAt('place');
  });

  test('Back returns to the pod and then to the code, with the typed text', async () => {
    const { toPlace, heading, field, t } = renderUnlock();
    await toPlace();
    await goBack();
    await heading(t('unlock.pod.title'));
    await goBack();
    await heading(t('unlock.code.title'));
    expect(field()).toHaveValue('abcd-efgh');
  });

  test('afterwards the draft is cleared, and lists of pods are fetched again', async () => {
    queryClient.setQueryData(['pods', 'all'], []);
    queryClient.setQueryData(['history', 0], []);
    useUserPods.setState({ token: 'token-1', requestedAt: Date.now(), pods: [] });
    const list = 'GET /v1/app/user/pods';
    const { api, toWhite, press, heading, t } = renderUnlock({ answers: { [list]: [] } });
    await toWhite();
    expect(localStorage.getItem(storageKeys.unlockDraft)).toContain(podKey);
    expect(api.callsOf(list)).toHaveLength(0);
    await press(t('unlock.white.yes'));
    await heading(t('unlock.done.unlocked'));
    expect(localStorage.getItem(storageKeys.unlockDraft)).toBeNull();
    expect(queryClient.getQueryState(['pods', 'all'])!.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(['history', 0])!.isInvalidated).toBe(true);
    await waitFor(() => expect(api.callsOf(list)).toHaveLength(1));
    await press(t('unlock.done.another'));
    await heading(t('unlock.code.title'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('S2-63 the pod', () => {
  test('is shown with its batch and that batch’s lab report', async () => {
    const { toPod, t } = renderUnlock();
    await toPod();
    expect(screen.getByRole('heading', { level: 3, name: 'Amber' })).toBeVisible();
    for (const text of ['Alder', '1 g', 'B-1']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: t('unlock.pod.report') })).toHaveAttribute(
      'href',
      '/us/en/shop/pods/amber?batch=B-1#lab-report',
    );
  });

  test('that is no longer in the catalogue can still be unlocked', async () => {
    const { toPod, t } = renderUnlock({ answers: { [calls.check]: buildCheckedKey({ batch: null }) } });
    await toPod();
    expect(screen.getByText(t('unlock.pod.unknown'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: t('unlock.pod.unlock') })).toBeEnabled();
  });

  test('that the shopper already has says so, and its light can be shown again', async () => {
    const { toPod, press, heading, t } = renderUnlock({
      answers: { [calls.check]: buildCheckedKey({ state: 'unlocked' }) },
    });
    await toPod();
    expect(screen.getByText(t('unlock.pod.isUnlocked'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('unlock.toMyPods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(screen.queryByRole('button', { name: t('unlock.pod.save') })).toBeNull();
    await press(t('unlock.again'));
    await heading(t('unlock.place.title'));
  });

  test('another code starts over', async () => {
    const { toPlace, press, heading, field, t } = renderUnlock();
    await toPlace();
    expect(screen.getByText('Amber · ABCD EFGH')).toBeVisible();
    await press(t('unlock.otherCode'));
    await heading(t('unlock.code.title'));
    expect(field()).toHaveValue('');
    expect(draft()).toMatchObject({ checked: null, variant: null });
  });
});

describe('S2-65 the membership', () => {
  test('neither interrupts the flow nor is fetched; the last page links to it', async () => {
    const { api, toPod, toWhite, press, isAt, heading, t } = renderUnlock();
    await toWhite();
    await press(t('unlock.white.yes'));
    await heading(t('unlock.done.unlocked'));
    expect(api.calls.some(({ path }) => path.includes('membership'))).toBe(false);
    expect(screen.getByRole('link', { name: t('unlock.done.membership') })).toHaveAttribute(
      'href',
      '/us/en/user/account',
    );
    await press(t('unlock.done.another'));
    await toPod();
    await press(t('unlock.pod.unlock'));
    await isAt('place');
  });
});

describe('a draft', () => {
  test('resumes after a reload, at the URL’s step or the current one', async () => {
    const first = renderUnlock();
    await first.toWhite();
    first.unmount();
    const second = renderUnlock();
    await second.heading(second.t('unlock.white.title'));
    second.unmount();
    window.history.replaceState(null, '', '/us/en/unlock');
    const third = renderUnlock();
    await third.heading(third.t('unlock.white.title'));
    expect(third.api.callsOf(calls.check)).toHaveLength(0);
  });

  test('of another account is not shown', async () => {
    changeUnlock({ shopper: 'user-2', typed: podKey, checked: buildCheckedKey(), variant: 'unlock' });
    const { heading, field, t } = renderUnlock();
    await heading(t('unlock.code.title'));
    await waitFor(() => expect(draft().checked).toBeNull());
    expect(field()).toHaveValue('');
  });
});

describe('S2-59 leaving', () => {
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks only between the light and the answer', async () => {
    const { toPlace, press, heading, t } = renderUnlock();
    await toPlace();
    expect(isWarned()).toBe(false);
    await press(t('unlock.place.start'));
    await screen.findByRole('dialog');
    expect(isWarned()).toBe(true);
    await press('shown');
    await heading(t('unlock.rainbow.title'));
    expect(isWarned()).toBe(true);
    await press(t('unlock.rainbow.yes'));
    await heading(t('unlock.white.title'));
    expect(isWarned()).toBe(true);
    await press(t('unlock.white.yes'));
    await heading(t('unlock.done.unlocked'));
    expect(isWarned()).toBe(false);
    expect(within(screen.getByRole('region')).getAllByRole('link').length).toBeGreaterThan(1);
  });
});
