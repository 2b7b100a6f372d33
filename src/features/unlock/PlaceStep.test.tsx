import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { buildActivation } from '../../../tests/fixtures/builders/buildUnlock';
import { calls, renderUnlock } from '../../../tests/fixtures/components/renderUnlock';
import { clearUnlock, useUnlockDraft } from '../../state/unlockDraft';

vi.mock('./light/LightPlayer', () => import('../../../tests/fixtures/components/FakeLightPlayer'));

const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const now = Date.parse('2026-11-21T17:00:00Z');

beforeEach(() => {
  clearUnlock();
  window.history.replaceState(null, '', '/us/en/unlock');
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const advanceMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const light = () => screen.findByRole('dialog');

describe('S2-66 the light', () => {
  test('shows the server’s sequence, slowly unless the fast one is chosen', async () => {
    const { toPlace, press, user, t } = renderUnlock({
      answers: { [calls.start]: buildActivation({ activationId: first }) },
    });
    await toPlace();
    for (const id of ['charge', 'pod', 'sensor'] as const)
      expect(screen.getByText(t(`unlock.place.${id}`))).toBeVisible();
    await press(t('unlock.place.start'));
    expect(await light()).toHaveAccessibleName(`${first} slow`);
    await press('stopped');
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('light.fast')}`) }));
    await press(t('unlock.place.start'));
    expect(await light()).toHaveAccessibleName(`${first} fast`);
  });

  test('after Stop, returns with an explanation, and can restart without a network', async () => {
    const { api, toPlace, press, heading, isAt, t } = renderUnlock();
    await toPlace();
    await press(t('unlock.place.start'));
    await press('stopped');
    await heading(t('unlock.place.title'));
    expect(screen.getByText(t('unlock.place.stopped'))).toBeVisible();
    api.answers[calls.start] = offline;
    await press(t('unlock.place.start'));
    await press('shown');
    await heading(t('unlock.rainbow.title'));
    await isAt('rainbow');
    expect(api.callsOf(calls.start)).toHaveLength(1);
  });

  test('with an expired activation requests a new one', async () => {
    const { api, toPlace, press, t } = renderUnlock({
      answers: { [calls.start]: buildActivation({ activationId: first }) },
    });
    await toPlace();
    await press(t('unlock.place.start'));
    await press('stopped');
    api.answers[calls.start] = buildActivation({ activationId: second });
    advanceMinutes(20);
    await press(t('unlock.place.start'));
    expect(await light()).toHaveAccessibleName(`${first} slow`);
    await press('stopped');
    advanceMinutes(8);
    await press(t('unlock.place.start'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(`${second} slow`));
  });

  test('ends when Back leaves it', async () => {
    const { toPlace, press, heading, t } = renderUnlock();
    await toPlace();
    await press(t('unlock.place.start'));
    await light();
    await act(async () => window.history.back());
    await heading(t('unlock.pod.title'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('S8-03 the light’s sequence fails to load', () => {
  test.each([
    ['no network', offline, 'error.network'],
    [
      'a failure',
      problem(500, 'server_error', { detail: 'Something went wrong, please try again later.' }),
      'error.generic',
    ],
  ] as const)('for %s: shows the error text of the specification, and can be retried', async (_, answer, words) => {
    const { api, toPlace, press, t } = renderUnlock({ answers: { [calls.start]: answer } });
    await toPlace();
    await press(t('unlock.place.start'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Something went wrong trying to load the activation sequence. Try reloading the page.',
    );
    expect(alert).toHaveTextContent(t(words));
    api.answers[calls.start] = buildActivation();
    await press(t('app.retry'));
    await light();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offline, the page says so before anybody tries', async () => {
    const { toPlace, t } = renderUnlock();
    await toPlace();
    await nextNetwork(false);
    expect(screen.getByText(t('unlock.place.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('unlock.place.offline'))).toBeNull();
  });

  test('S8-18 because the region does not sell the pod, or D-24 the light was shown too often', async () => {
    const { api, toPlace, press, t } = renderUnlock({ answers: { [calls.start]: problem(409, 'pod_not_offered') } });
    await toPlace();
    await press(t('unlock.place.start'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('unlock.error.region'));
    const wait = 'Too many tries. Please try again in 40 minutes.';
    api.answers[calls.start] = problem(429, 'too_many_requests', { detail: wait });
    await press(t('unlock.place.start'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(wait));
  });
});

describe('S2-67 the rainbow', () => {
  test('is asked about; without it the page offers help, separately for a low battery, and the light again', async () => {
    const { toRainbow, press, heading, user, isAt, t } = renderUnlock();
    await toRainbow();
    expect(screen.queryByText(t('unlock.rainbow.help.flat'))).toBeNull();
    await press(t('unlock.no'));
    expect(screen.getByRole('heading', { name: t('unlock.rainbow.help') })).toHaveFocus();
    for (const id of ['flat', 'bright', 'clean', 'slow'] as const)
      expect(screen.getByText(t(`unlock.rainbow.help.${id}`))).toBeVisible();
    expect(screen.getByText(t('unlock.rainbow.battery.text'))).not.toBeVisible();
    await user.click(screen.getByText(t('unlock.rainbow.battery')));
    expect(screen.getByText(t('unlock.rainbow.battery.text'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('unlock.rainbow.yes') })).toBeVisible();
    await press(t('unlock.again'));
    await heading(t('unlock.place.title'));
    await isAt('place');
  });
});

describe('S2-68 the white light', () => {
  test('without it the page offers its own help and the light again, which then asks about the rainbow', async () => {
    const { toWhite, press, heading, t } = renderUnlock();
    await toWhite();
    await press(t('unlock.no'));
    for (const id of ['wait', 'pod', 'again', 'contact'] as const)
      expect(screen.getByText(t(`unlock.white.help.${id}`))).toBeVisible();
    expect(screen.getByRole('link', { name: t('app.contactUs') })).toHaveAttribute('href', '/us/en/support');
    await press(t('unlock.again'));
    await heading(t('unlock.place.title'));
    await press(t('unlock.place.start'));
    await press('shown');
    await heading(t('unlock.rainbow.title'));
    expect(useUnlockDraft.getState().isRainbow).toBe(false);
  });

  test('that could not be sent to the server is kept, even over a reload, and sent again', async () => {
    const { toWhite, press, unmount, t } = renderUnlock({ answers: { [calls.confirm]: offline } });
    await toWhite();
    await press(t('unlock.white.yes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('unlock.white.failed.text'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('error.network'));
    const { activation } = useUnlockDraft.getState();
    unmount();
    const secondVisit = renderUnlock();
    await secondVisit.heading(t('unlock.white.title'));
    await secondVisit.press(t('unlock.white.yes'));
    await secondVisit.heading(t('unlock.done.unlocked'));
    expect(secondVisit.api.callsOf(calls.confirm)[0]!.body).toEqual({ activationId: activation!.activationId });
  });

  test.each([
    [409, 'activation_expired'],
    [404, 'activation_unknown'],
  ])('of an activation that is no longer valid (%d %s) returns to the light with a new one', async (status, code) => {
    const { api, toWhite, press, heading, isAt, t } = renderUnlock({
      answers: { [calls.confirm]: problem(status, code, { detail: 'This unlock took too long.' }) },
    });
    await toWhite();
    await press(t('unlock.white.yes'));
    expect(await heading(t('unlock.place.title'))).toHaveFocus();
    await isAt('place');
    expect(screen.getByText(t('unlock.place.expired'))).toBeVisible();
    await press(t('unlock.place.start'));
    await light();
    expect(api.callsOf(calls.start)).toHaveLength(2);
  });

  test('D-24 of a pod that another account has unlocked in the meantime shows an error', async () => {
    const { toWhite, press, heading, t } = renderUnlock({ answers: { [calls.confirm]: problem(409, 'pod_taken') } });
    await toWhite();
    await press(t('unlock.white.yes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('unlock.error.taken'));
    await press(t('unlock.otherCode'));
    await heading(t('unlock.code.title'));
  });
});
