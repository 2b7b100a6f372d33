import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { buildCheckedKey, podKey } from '../../../tests/fixtures/builders/buildUnlock';
import { calls, renderUnlock } from '../../../tests/fixtures/components/renderUnlock';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { chooseRegion } from '../../state/region';
import { useToasts } from '../../state/notifications/toasts';
import { clearUnlock, useUnlockDraft } from '../../state/unlockDraft';
import type { LightPlayerProps } from './light/LightPlayer';

vi.mock('./light/LightPlayer', () => ({
  LightPlayer: ({ onEnd }: LightPlayerProps) => <button onClick={() => onEnd('shown')}>shown</button>,
}));

const goTo = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  clearUnlock();
  goTo('/us/en/unlock');
});

type Drawn = ReturnType<typeof renderUnlock>;

async function unlock({ toWhite, press, heading, t }: Drawn): Promise<void> {
  await toWhite();
  await press(t('unlock.white.yes'));
  await heading(t('unlock.done.unlocked'));
}

describe('S2-70 saving instead', () => {
  test('adds the pod to the list without the light, and is then done', async () => {
    const { api, toPod, press, heading, isAt, t } = renderUnlock();
    await toPod();
    await press(t('unlock.pod.save'));
    expect(await heading(t('unlock.done.saved'))).toHaveFocus();
    await isAt('done');
    expect(screen.getByRole('progressbar', { name: 'Step 3 of 3: Done' })).toBeVisible();
    expect(screen.getByText(t('unlock.done.saved.text', { title: 'Amber' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('unlock.toMyPods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(api.callsOf(calls.save).map(({ body }) => body)).toEqual([{ podKey }]);
    expect(api.callsOf(calls.start)).toEqual([]);
    expect(useUnlockDraft.getState().checked).toBeNull();
  });

  test('asks a visitor to sign in, and then saves', async () => {
    const { api, toPod, press, heading, isAt, t } = renderUnlock({ isSignedIn: false });
    await toPod();
    await press(t('unlock.pod.save'));
    await isAt('signIn');
    expect(api.callsOf(calls.save)).toEqual([]);
    api.answers[calls.check] = buildCheckedKey();
    await press(t('unlock.signIn.legend'));
    await press('all is done');
    await heading(t('unlock.done.saved'));
    expect(api.callsOf(calls.save)).toHaveLength(1);
  });

  test('shows an error at the pod when it fails, and can be retried; unlocking stays possible', async () => {
    const { api, toPod, press, heading, t } = renderUnlock({ answers: { [calls.save]: offline } });
    await toPod();
    await press(t('unlock.pod.save'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('unlock.error.save'));
    expect(alert).toHaveTextContent(t('error.network'));
    expect(api.callsOf(calls.save)).toHaveLength(1);
    api.answers[calls.save] = buildUserPod({ unlockedAt: null });
    await press(t('app.retry'));
    await heading(t('unlock.done.saved'));
  });

  test('is not offered for a pod that is on the list', async () => {
    const { toPod, t } = renderUnlock({ answers: { [calls.check]: buildCheckedKey({ state: 'saved' }) } });
    await toPod();
    expect(screen.getByText(t('unlock.pod.isSaved'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('unlock.pod.save') })).toBeNull();
    expect(screen.getByRole('button', { name: t('unlock.pod.unlock') })).toBeEnabled();
  });

  test('does not ask to invite a friend', async () => {
    const { api, toPod, press, heading, t } = renderUnlock();
    await toPod();
    await press(t('unlock.pod.save'));
    await heading(t('unlock.done.saved'));
    expect(screen.queryByText(t('unlock.invite.title'))).toBeNull();
    expect(api.callsOf(calls.rewards)).toEqual([]);
  });
});

describe('S2-69 the prompt to invite a friend', () => {
  test('shows the shopper’s code, and copies their link', async () => {
    const view = renderUnlock();
    const { user, press, t } = view;
    await unlock(view);
    expect(await screen.findByText('BCDFGHJK')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('unlock.invite.share') })).toBeNull();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await press(t('unlock.invite.copy'));
    expect(written).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/us/en/register?referral=BCDFGHJK`);
    await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ message: t('unlock.invite.copied') }));
    written.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: t('unlock.invite.copy') }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)!.message).toContain('referral=BCDFGHJK'));
  });

  test('opens the device’s share sheet if there is one', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(navigator, { share }));
    const view = renderUnlock();
    await unlock(view);
    await view.press(view.t('unlock.invite.share'));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: view.t('unlock.invite.title'),
      url: `${window.location.origin}/us/en/register?referral=BCDFGHJK`,
    });
    delete (navigator as { share?: unknown }).share;
  });

  test('is left out when it fails to load', async () => {
    const view = renderUnlock({ answers: { [calls.rewards]: problem(500, 'server_error') } });
    await unlock(view);
    await waitFor(() => expect(view.api.callsOf(calls.rewards)).toHaveLength(1));
    expect(screen.queryByText(view.t('unlock.invite.title'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['en-CA', 'fr-CA'] as const)('D-05 is neither shown nor fetched in Canada, in %s', async (localeId) => {
    goTo(localeId === 'fr-CA' ? '/ca/fr/unlock' : '/ca/en/unlock');
    chooseRegion('ca', 'AB');
    const view = renderUnlock({ localeId });
    await unlock(view);
    expect(screen.queryByText(view.t('unlock.invite.title'))).toBeNull();
    expect(view.api.callsOf(calls.rewards)).toEqual([]);
    expect(screen.getByRole('link', { name: view.t('notifications.ratePod.action') })).toBeVisible();
  });

  test('S6-09 there is no link to a rating where ratings are off', async () => {
    goTo('/ca/en/unlock');
    const view = renderUnlock({ localeId: 'en-CA' });
    await unlock(view);
    expect(screen.queryByRole('link', { name: view.t('notifications.ratePod.action') })).toBeNull();
  });
});

describe('S2-69 the unlocked pod’s moment', () => {
  test('has the pod’s own picture and one button; the rest are quiet links', async () => {
    vi.stubGlobal('navigator', { ...navigator, share: vi.fn() });
    const view = renderUnlock({
      answers: { [calls.confirm]: buildUserPod({ featuredImage: '/pictures/amber.webp' }) },
    });
    await unlock(view);
    const { t } = view;
    expect(await screen.findByRole('button', { name: t('unlock.invite.share') })).toBeVisible();
    const page = screen.getByRole('region', { name: t('unlock.done.unlocked') });
    expect(page.querySelector('img')).toHaveAttribute('src', '/pictures/amber.webp');
    const variants = [...page.querySelectorAll('[data-look]')].map((each) => [
      each.textContent,
      each.getAttribute('data-look'),
    ]);
    expect(variants.filter(([, look]) => look === 'primary')).toEqual([[t('unlock.toMyPods'), 'primary']]);
    for (const key of ['notifications.ratePod.action', 'unlock.pod.report', 'unlock.done.membership'] as const)
      expect(variants).toContainEqual([t(key), 'quiet']);
  });

  test('has no picture of a pod that is no longer listed', async () => {
    const view = renderUnlock({ answers: { [calls.confirm]: buildUserPod({ featuredImage: null, title: null }) } });
    await unlock(view);
    const page = screen.getByRole('region', { name: view.t('unlock.done.unlocked') });
    expect(page.querySelector('img')).toBeNull();
    expect(page).toHaveTextContent(view.t('unlock.done.unlocked.text', { title: view.t('unlock.done.unnamed') }));
  });
});
