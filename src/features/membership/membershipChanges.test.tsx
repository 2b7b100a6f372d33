import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildInvoice, buildMembership, buildTrial, trialEnd } from '../../../tests/fixtures/builders/buildMembership';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { announced } from '../../../tests/fixtures/announced';
import {
  membershipCall,
  invoicesCall,
  accountPath,
  lastDay,
  renderMembershipCard,
} from '../../../tests/fixtures/components/renderMembershipCard';
import { openBilling } from '../../data/account/billingVisit';
import type { Membership } from '../../domain/account/membershipSchema';

vi.mock('../../data/account/billingVisit', async (original) => ({
  ...(await original<object>()),
  openBilling: vi.fn(),
}));

const rateLimitText = 'Too many tries. Please try again in 12 minutes.';

beforeEach(() => void vi.mocked(openBilling).mockClear());

describe('S2-65 D-26 starting', () => {
  const started = (membership: Membership) => ({ membership, url: null });

  test('the free trial starts immediately, is announced, and takes focus', async () => {
    const { t, api, click, button } = renderMembershipCard({
      answers: { 'POST /v1/app/membership/trial': started(buildTrial()) },
    });
    await click('Start free trial');
    const status = await screen.findByText(`Your free trial lasts until ${lastDay}.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(announced()).toContain(t('membership.begun.trialing'));
    expect(api.callsOf('POST /v1/app/membership/trial')[0]!.body).toEqual({ returnTo: `${accountPath}?billing=start` });
    expect(button('Start free trial')).toBeNull();
    expect(openBilling).not.toHaveBeenCalled();
  });

  test('joining without a trial is billed immediately, so the history is fetched again', async () => {
    const active = buildMembership({ status: 'active', periodEnd: trialEnd });
    const { api, click, t } = renderMembershipCard({ answers: { 'POST /v1/app/membership/join': started(active) } });
    expect(await screen.findByText(t('membership.history.empty'))).toBeVisible();
    api.answers[invoicesCall] = [buildInvoice({ isTest: true })];
    await click('Join without a trial');
    expect(await screen.findByText('Invoice 9E2F1C04-0001')).toBeVisible();
    expect(announced()).toContain(t('membership.begun.active'));
  });

  test('with a billing service the shopper is redirected, once, and the button stays busy', async () => {
    const url = 'https://billing.example/pay/1';
    const response = { 'POST /v1/app/membership/trial': { membership: buildMembership(), url } };
    const { api, click, user, t } = renderMembershipCard({ answers: response });
    await click('Start free trial');
    await waitFor(() => expect(openBilling).toHaveBeenCalledWith(url));
    const busy = screen.getByRole('button', { name: t('membership.starting') });
    await user.click(busy);
    await user.click(screen.getByRole('button', { name: 'Join without a trial' }));
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);

    // The Back button restores the page from the back/forward cache.
    api.answers[membershipCall] = buildTrial();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await screen.findByText(`Your free trial lasts until ${lastDay}.`)).toBeVisible();
  });

  test.each([
    ['409, another tab was quicker', problem(409, 'membership_exists'), 'You’re already a member.'],
    [
      '409, the trial is used',
      problem(409, 'trial_used'),
      'You’ve already had your free trial. You can join without one.',
    ],
    [
      '503',
      problem(503, 'billing_unavailable', { detail: 'We could not reach our billing service.' }),
      'We can’t reach our billing service. Please try again later.',
    ],
    ['S8-04, D-21 a limit, with its wait', problem(429, 'too_many_requests', { detail: rateLimitText }), rateLimitText],
    ['S8-04 the server’s words', problem(500, 'other', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('shows why it failed, and can be retried: %s', async (_, response, message) => {
    const { api, click } = renderMembershipCard({ answers: { 'POST /v1/app/membership/trial': response } });
    await click('Start free trial');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    api.answers['POST /v1/app/membership/trial'] = started(buildTrial());
    await click('Start free trial');
    expect(await screen.findByText(`Your free trial lasts until ${lastDay}.`)).toBeVisible();
  });

  test('a refusal shows the current state of the membership', async () => {
    const { api, click } = renderMembershipCard({
      answers: { 'POST /v1/app/membership/trial': problem(409, 'membership_exists') },
    });
    await screen.findByText('You’re not a member.');
    api.answers[membershipCall] = buildTrial();
    await click('Start free trial');
    expect(await screen.findByText(`Your free trial lasts until ${lastDay}.`)).toBeVisible();
  });
});

describe('D-26 canceling and resuming', () => {
  const cancelled = buildTrial({ isEnding: true });

  test('asks first and states the end date; then the new state takes focus', async () => {
    const { t, api, click, dialog, confirm } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/cancel': cancelled },
    });
    await click(t('membership.cancel'));
    expect(within(dialog()).getByText(t('membership.cancel.warning', { date: lastDay }))).toBeVisible();
    expect(api.callsOf('POST /v1/app/membership/cancel')).toEqual([]);
    await confirm();
    const status = await screen.findByText(`Your free trial ends on ${lastDay}, and your membership with it.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(announced()).toContain(t('membership.cancel.done', { date: lastDay }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be declined', async () => {
    const { t, api, user, click, dialog } = renderMembershipCard({ membership: buildTrial() });
    await click(t('membership.cancel'));
    await user.click(within(dialog()).getByRole('button', { name: t('membership.cancel.keep') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('POST /v1/app/membership/cancel')).toEqual([]);
    expect(screen.getByRole('button', { name: t('membership.cancel') })).toHaveFocus();
  });

  test('shows an error in the dialog, which clears when it opens again', async () => {
    const { t, user, click, dialog, confirm } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/cancel': offline },
    });
    await click(t('membership.cancel'));
    await confirm();
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(t('error.network'));
    await user.click(within(dialog()).getByRole('button', { name: t('membership.cancel.keep') }));
    await click(t('membership.cancel'));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  test('a membership that has already ended says so, and shows its state', async () => {
    const { t, api, click, dialog, confirm } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/cancel': problem(409, 'membership_none') },
    });
    await click(t('membership.cancel'));
    api.answers[membershipCall] = buildMembership({ status: 'canceled', periodEnd: '2026-10-31T18:00:00.000Z' });
    await confirm();
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(t('membership.problem.none'));
    expect(await screen.findByText('Your membership ended on October 31, 2026.')).toBeInTheDocument();
  });

  test('a cancellation can be undone', async () => {
    const { t, click, button } = renderMembershipCard({
      membership: cancelled,
      answers: { 'POST /v1/app/membership/resume': buildTrial() },
    });
    await click(t('membership.resume'));
    const status = await screen.findByText(`Your free trial lasts until ${lastDay}.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(announced()).toContain(t('membership.resume.done'));
    expect(button(t('membership.cancel'))).toBeVisible();
  });

  test('shows an error when the cancellation cannot be undone', async () => {
    const { t, click } = renderMembershipCard({
      membership: cancelled,
      answers: { 'POST /v1/app/membership/resume': problem(409, 'membership_ends') },
    });
    await click(t('membership.resume'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.problem.ends'));
  });
});

describe('S2-76 managing payment', () => {
  test('opens the billing service, which returns to this page', async () => {
    const url = 'https://billing.example/p/1';
    const { t, api, click } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/portal': { url } },
    });
    await click(t('membership.manage'));
    await waitFor(() => expect(openBilling).toHaveBeenCalledWith(url));
    expect(api.callsOf('POST /v1/app/membership/portal')[0]!.body).toEqual({
      returnTo: `${accountPath}?billing=portal`,
    });
    expect(screen.getByRole('button', { name: t('membership.manage.busy') })).toBeVisible();
  });

  test('says when there is nothing to manage, in place of the button', async () => {
    const siteUrl = { url: `https://shop.example${accountPath}?billing=portal` };
    const { t, click, button } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/portal': siteUrl },
    });
    await click(t('membership.manage'));
    const message = await screen.findByText(t('membership.manage.nothing'));
    expect(message.parentElement).toHaveFocus();
    expect(button(t('membership.manage'))).toBeNull();
    expect(openBilling).not.toHaveBeenCalled();
  });

  test('shows why it failed', async () => {
    const unavailable = problem(503, 'billing_unavailable');
    const { t, click } = renderMembershipCard({
      membership: buildTrial(),
      answers: { 'POST /v1/app/membership/portal': unavailable },
    });
    await click(t('membership.manage'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.problem.unavailable'));
    expect(screen.getByRole('button', { name: t('membership.manage') })).toBeVisible();
  });
});
