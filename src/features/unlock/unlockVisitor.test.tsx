import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCheckedKey } from '../../../tests/fixtures/builders/buildUnlock';
import { calls, renderUnlock } from '../../../tests/fixtures/components/renderUnlock';
import { useAnnouncements } from '../../state/notifications/announcements';
import { clearUnlock } from '../../state/unlockDraft';

vi.mock('./light/LightPlayer', () => import('../../../tests/fixtures/components/FakeLightPlayer'));

beforeEach(() => {
  clearUnlock();
  window.history.replaceState(null, '', '/us/en/unlock');
});

const announcedTexts = () => useAnnouncements.getState().announcements.map(({ text }) => text);
const goBack = () => act(async () => window.history.back());

describe('S2-64 a visitor', () => {
  const visitor = { isSignedIn: false };

  test('signs in during the flow, and the pod is looked up again for the account; nothing is lost', async () => {
    const { api, toPod, press, heading, isAt, t } = renderUnlock(visitor);
    expect(await screen.findByRole('progressbar', { name: 'Step 1 of 7: Code' })).toBeVisible();
    await toPod();
    expect(api.callsOf(calls.check)[0]!.headers.Authorization).toBeUndefined();
    await press(t('unlock.pod.unlock'));
    await isAt('signIn');
    expect(await heading(t('unlock.signIn.title'))).toHaveFocus();
    api.answers[calls.check] = buildCheckedKey();
    // The session opens before the names are saved, so the form stays until everything is done.
    await press(t('unlock.signIn.legend'));
    expect(api.callsOf(calls.check)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: t('unlock.signIn.title') })).toBeVisible();
    await press('all is done');
    expect(await heading(t('unlock.place.title'))).toHaveFocus();
    expect(api.callsOf(calls.check)[1]!.headers.Authorization).toBe('Bearer token-1');
    expect(announcedTexts()).toContain('Step 4 of 7: Light');
    await goBack();
    await heading(t('unlock.pod.title'));
  });

  test('S2-61 sees the same number of steps to the end, although they are signed in by then', async () => {
    const { api, toPod, press, heading, t } = renderUnlock(visitor);
    await toPod();
    await press(t('unlock.pod.unlock'));
    api.answers[calls.check] = buildCheckedKey();
    await press(t('unlock.signIn.legend'));
    await press('all is done');
    await press(t('unlock.place.start'));
    await press('shown');
    await press(t('unlock.rainbow.yes'));
    await press(t('unlock.white.yes'));
    await heading(t('unlock.done.unlocked'));
    expect(screen.getByRole('progressbar', { name: 'Step 7 of 7: Done' })).toBeVisible();
    expect(
      announcedTexts()
        .filter((text) => text.startsWith('Step'))
        .map((text) => text.slice(0, 11)),
    ).toEqual([2, 3, 4, 5, 6, 7].map((step) => `Step ${step} of 7`));
  });

  test('a shopper who already has the pod sees that first', async () => {
    const { api, toPod, press, heading, t } = renderUnlock(visitor);
    await toPod();
    await press(t('unlock.pod.unlock'));
    api.answers[calls.check] = buildCheckedKey({ state: 'unlocked' });
    await press(t('unlock.signIn.legend'));
    await press('all is done');
    await heading(t('unlock.pod.title'));
    expect(screen.getByText(t('unlock.pod.isUnlocked'))).toBeVisible();
  });
});
