import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announced } from '../../../tests/fixtures/announced';
import { buildInvoice, buildMembership, buildTrial } from '../../../tests/fixtures/builders/buildMembership';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { MembershipCard } from './MembershipCard';

const base = '/v1/app/membership';
const [state, invoices] = [`GET ${base}`, `GET ${base}/invoices`];
const address = () => window.location.pathname + window.location.search;

beforeEach(() => void vi.useFakeTimers());

function renderReturn(visit: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', `/us/en/user/account?billing=${visit}`);
  const api = fakeApi({ [state]: buildMembership(), [invoices]: [], ...answers });
  const view = renderInLocale(<MembershipCard />);
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { api, advance, ...view };
}

describe('D-26 after the billing service', () => {
  test('waits for the result, offers nothing to start in the meantime, and says thank you', async () => {
    const { t, api, advance } = renderReturn('start');
    expect(await screen.findByText(t('membership.back.asking'))).toBeVisible();
    expect(await screen.findByText(t('membership.status.none'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('membership.trial.start') })).toBeNull();
    expect(address()).toBe('/us/en/user/account');
    api.answers[state] = buildTrial();
    await advance(3500);
    expect(await screen.findByText(t('membership.back.thanks.trialing'))).toBeVisible();
    expect(await screen.findByText(/^Your free trial lasts until/)).toBeVisible();
    expect(announced()).toContain(t('membership.back.thanks.trialing'));
    const requestCount = api.callsOf(state).length;
    await advance(60_000);
    expect(api.callsOf(state)).toHaveLength(requestCount);
  });

  test('a shopper who joined sees a confirmation and the invoice', async () => {
    const active = buildMembership({ status: 'active', periodEnd: '2026-12-31T18:00:00.000Z' });
    const { t, api, advance } = renderReturn('start', { [state]: active });
    api.answers[invoices] = [buildInvoice()];
    await advance(100);
    expect(await screen.findByText(t('membership.back.thanks.active'))).toBeVisible();
    expect(await screen.findByText('Invoice 9E2F1C04-0001')).toBeVisible();
  });

  test('without a result, says that nothing has started, offers to start, and can check again', async () => {
    const { t, api, user, advance } = renderReturn('start');
    await advance(12_000);
    expect(await screen.findByText(t('membership.back.unheard'))).toBeVisible();
    expect(screen.getByText(t('membership.back.unheard.text'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('membership.trial.start') })).toBeVisible();
    expect(api.callsOf(state).length).toBeLessThanOrEqual(6);

    await user.click(screen.getByRole('button', { name: t('membership.back.again') }));
    const checkingText = screen.getByText(t('membership.back.asking'));
    expect(document.activeElement).toContainElement(checkingText);
    api.answers[state] = buildTrial();
    await advance(1500);
    expect(await screen.findByText(t('membership.back.thanks.trialing'))).toBeVisible();
  });

  test('a failed request does not end the wait', async () => {
    const { t, api, advance } = renderReturn('start', { [state]: offline });
    await advance(500);
    api.answers[state] = buildTrial();
    await advance(6000);
    expect(await screen.findByText(t('membership.back.thanks.trialing'))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S2-76 after managing payment, shows what changed there without saying thank you', async () => {
    const pastDue = buildMembership({ status: 'past_due', periodEnd: '2026-12-31T18:00:00.000Z' });
    const { t, api, advance } = renderReturn('portal', {
      [state]: pastDue,
      [invoices]: [buildInvoice({ status: 'open' })],
    });
    await advance(100);
    expect(await screen.findByText(t('membership.status.past_due'))).toBeVisible();
    expect(await screen.findByText(t('membership.history.status.open'))).toBeVisible();
    api.answers[state] = { ...pastDue, status: 'active' };
    api.answers[invoices] = [buildInvoice()];
    await advance(3500);
    expect(await screen.findByText(t('membership.status.active'))).toBeVisible();
    expect(await screen.findByText(t('membership.history.status.paid'))).toBeVisible();
    expect(screen.queryByText(t('membership.back.asking'))).toBeNull();
    expect(screen.queryByText(t('membership.back.thanks.trialing'))).toBeNull();
    expect(address()).toBe('/us/en/user/account');
  });

  test('stops polling after unmount', async () => {
    const { api, advance, unmount } = renderReturn('start');
    await advance(500);
    const requestCount = api.callsOf(state).length;
    unmount();
    await advance(20_000);
    expect(api.callsOf(state)).toHaveLength(requestCount);
  });
});
