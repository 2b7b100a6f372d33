import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMembership, buildTrial } from '../../../tests/fixtures/buildMembership';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { openBilling } from '../../data/account/billingVisit';
import type { LocaleId } from '../../domain/region/locales';
import { useToasts } from '../../state/toasts';
import { JoinMembership } from './JoinMembership';

vi.mock('../../data/account/billingVisit', async (original) => ({
  ...(await original<object>()),
  openBilling: vi.fn(),
}));

const base = '/v1/app/membership';
const state = `GET ${base}`;
const used = buildMembership({ status: 'canceled', periodEnd: '2026-10-31T18:00:00.000Z' });

const toasts = () => useToasts.getState().toasts.map(({ message }) => message);

function draw(answers: Parameters<typeof fakeApi>[0] = {}, localeId?: LocaleId) {
  const api = fakeApi({ [state]: buildMembership(), ...answers });
  const onDone = vi.fn();
  const element = () => <JoinMembership onDone={() => onDone()} returnTo="/us/en/unlock?a=1" />;
  const view = renderInLocale(element(), { localeId });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { api, onDone, press, redraw: () => view.rerender(element()), ...view };
}

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.mocked(openBilling).mockClear();
  window.history.replaceState(null, '', '/us/en/unlock?a=1');
});

describe('S2-65 join or free trial', () => {
  test('states the price, the length of the trial, how it ends, and that unlocking works without it', async () => {
    const { t, onDone } = draw();
    expect(await screen.findByRole('heading', { name: 'Join, or try it free for 30 days' })).toBeVisible();
    expect(screen.getByText(t('membership.purpose'))).toHaveTextContent(/unlocking.* work without it/);
    expect(screen.getByText(t('membership.terms.trial', { days: 30, price: '$4.99 USD' }))).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Start free trial',
      'Not now',
    ]);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('the trial begins, and the flow continues', async () => {
    const { t, api, press, onDone, redraw } = draw({ [`POST ${base}/trial`]: { membership: buildTrial(), url: null } });
    await press('Start free trial');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(api.callsOf(`POST ${base}/trial`)[0]!.body).toEqual({ returnTo: '/us/en/unlock?a=1&billing=start' });
    redraw();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([t('membership.begun.trialing')]);
  });

  test('a shopper who has used the trial can join', async () => {
    const active = buildMembership({ status: 'active', periodEnd: '2026-12-31T18:00:00.000Z' });
    const { press, onDone } = draw({ [state]: used, [`POST ${base}/join`]: { membership: active, url: null } });
    await press('Join');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test('not now continues immediately without starting anything', async () => {
    const { api, press, onDone } = draw();
    await press('Not now');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('a member does not see the offer', async () => {
    const { onDone } = draw({ [state]: buildTrial() });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  test('with a billing service the shopper is redirected, and nothing has started yet', async () => {
    const url = 'https://billing.example/pay/1';
    const { press, onDone } = draw({ [`POST ${base}/trial`]: { membership: buildMembership(), url } });
    await press('Start free trial');
    await waitFor(() => expect(openBilling).toHaveBeenCalledWith(url));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('after returning, the flow continues with a confirmation', async () => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', '/us/en/unlock?a=1&billing=start');
    const { api, t, onDone } = draw();
    expect(await screen.findByText(t('membership.back.asking'))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
    api.answers[state] = buildTrial();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(window.location.search).toBe('?a=1');
    expect(toasts()).toEqual([t('membership.begun.trialing')]);
  });
});

describe('an error does not block the flow', () => {
  test('S8-02 when the offer fails to load: retry, or continue without it', async () => {
    const { t, api, press, onDone } = draw({ [state]: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    await press(t('membership.join.without'));
    expect(onDone).toHaveBeenCalledTimes(1);
    api.answers[state] = buildMembership();
    await press(t('app.retry'));
    expect(await screen.findByRole('button', { name: 'Start free trial' })).toBeVisible();
  });

  test('a trial that fails to start shows why, and can be retried or skipped', async () => {
    const { t, press, onDone } = draw({ [`POST ${base}/trial`]: problem(503, 'billing_unavailable') });
    await press('Start free trial');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.problem.unavailable'));
    expect(screen.getByRole('button', { name: 'Start free trial' })).toBeVisible();
    await press('Not now');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a slow response can be skipped', async () => {
    const { t, press, onDone } = draw({ [`POST ${base}/trial`]: neverResponds });
    await press('Start free trial');
    expect(screen.getByRole('button', { name: t('membership.starting') })).toHaveAttribute('aria-busy', 'true');
    await press('Not now');
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

test('D-04 D-05 in French and in Canada, the price is labeled as US dollars', async () => {
  const { t } = draw({}, 'fr-CA');
  expect(await screen.findByRole('heading', { name: 'Adhérer, ou essayer sans frais pendant 30 jours' })).toBeVisible();
  expect(screen.getByText(t('membership.usDollars'), { exact: false })).toHaveTextContent('$4.99 USD');
  expect(screen.getByRole('button', { name: 'Pas maintenant' })).toBeVisible();
});
