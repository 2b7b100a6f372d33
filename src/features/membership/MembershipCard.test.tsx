import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildInvoice, buildMembership, buildTrial, trialEnd } from '../../../tests/fixtures/builders/buildMembership';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { openBilling } from '../../data/account/billingVisit';
import type { Membership } from '../../domain/account/membershipSchema';
import type { LocaleId } from '../../domain/region/locales';
import { useAnnouncements } from '../../state/notifications/announcements';
import { MembershipCard } from './MembershipCard';

vi.mock('../../data/account/billingVisit', async (original) => ({
  ...(await original<object>()),
  openBilling: vi.fn(),
}));

const base = '/v1/app/membership';
const [state, invoices] = [`GET ${base}`, `GET ${base}/invoices`];
const at = '/us/en/user/account';
const price = '$4.99 USD';
const wait = 'Too many tries. Please try again in 12 minutes.';
const day = 'December 31, 2026';

interface Given {
  membership?: Membership;
  answers?: Parameters<typeof fakeApi>[0];
  localeId?: LocaleId;
}

function draw({ membership = buildMembership(), answers = {}, localeId }: Given = {}) {
  const api = fakeApi({ [state]: membership, [invoices]: [], ...answers });
  const view = renderInLocale(<MembershipCard />, { localeId });
  const { t, user } = view;
  const button = (name: string) => screen.queryByRole('button', { name });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const dialog = () => screen.getByRole('dialog', { name: t('membership.cancel.question') });
  const confirm = () => user.click(within(dialog()).getByRole('button', { name: t('membership.cancel') }));
  const said = () => useAnnouncements.getState().announcements.map(({ text }) => text);
  return { api, button, press, dialog, confirm, said, ...view };
}

beforeEach(() => {
  vi.mocked(openBilling).mockClear();
  window.history.replaceState(null, '', at);
});

describe('D-26 S2-76 the state of the membership', () => {
  const month = (membership: Partial<Membership>) =>
    buildMembership({ status: 'active', periodEnd: trialEnd, ...membership });

  test('S2-65 none: the price and how it ends appear before the buttons', async () => {
    const { t, button } = draw();
    expect(await screen.findByText('You’re not a member.')).toBeVisible();
    expect(screen.getByText(t('membership.terms.trial', { days: 30, price }))).toBeVisible();
    expect(screen.getByText(t('membership.purpose'))).toBeVisible();
    expect(button('Start free trial')).toBeVisible();
    expect(button('Join without a trial')).toBeVisible();
    expect(button(t('membership.manage'))).toBeNull();
    expect(button(t('membership.cancel'))).toBeNull();
  });

  test('ended, with the trial used: only joining is offered', async () => {
    const { t, button } = draw({ membership: month({ status: 'canceled', periodEnd: '2026-10-31T18:00:00.000Z' }) });
    expect(await screen.findByText('Your membership ended on October 31, 2026.')).toBeVisible();
    expect(screen.getByText(t('membership.terms.join', { price }))).toBeVisible();
    expect(button('Join')).toBeVisible();
    expect(button('Start free trial')).toBeNull();
    expect(button(t('membership.cancel'))).toBeNull();
    expect(button(t('membership.manage')), 'nothing is paid any more').toBeNull();
    expect(screen.queryByText(t('membership.nextBilling'))).toBeNull();
  });

  test('ended before its period was over, it shows no future end date', async () => {
    draw({ membership: month({ status: 'canceled', periodEnd: '2999-01-01T18:00:00.000Z' }) });
    expect(await screen.findByText('Your membership has ended.')).toBeVisible();
    expect(screen.queryByText(/2999/)).toBeNull();
  });

  test.each([
    ['on trial', buildTrial(), `Your free trial lasts until ${day}.`, 'Next billing date'],
    ['a member', month({}), 'You’re a member.', 'Next billing date'],
    ['a payment failed', month({ status: 'past_due' }), 'Your last payment didn’t go through.', 'Next billing date'],
    ['cancelled', month({ cancelAtPeriodEnd: true }), `Your membership ends on ${day}.`, 'Ends on'],
    [
      'a trial that was cancelled',
      buildTrial({ cancelAtPeriodEnd: true }),
      `Your free trial ends on ${day}, and your membership with it.`,
      'Ends on',
    ],
  ])('%s: in words, with the date and the price', async (_, membership, words, name) => {
    const { button, t } = draw({ membership });
    expect(await screen.findByText(words)).toBeVisible();
    const fact = screen.getByText(name).parentElement!;
    expect(within(fact).getByText(day)).toHaveAttribute('datetime', trialEnd);
    expect(screen.getByText(`${price} a month`)).toBeVisible();
    expect(button(t('membership.manage'))).toBeVisible();
    expect(button(t('membership.cancel')) === null).toBe(membership.cancelAtPeriodEnd);
    expect(button(t('membership.resume')) === null).toBe(!membership.cancelAtPeriodEnd);
    expect(button('Start free trial')).toBeNull();
    expect(screen.queryByText(t('membership.usDollars'))).toBeNull();
  });

  test('a failed payment says what to do', async () => {
    const { t } = draw({ membership: month({ status: 'past_due' }) });
    expect(await screen.findByText(t('membership.note.past_due'))).toBeVisible();
  });

  test('D-04 in French, with French dates, and in Canada labels the price as US dollars', async () => {
    const { t, button } = draw({ membership: buildTrial(), localeId: 'fr-CA' });
    expect(await screen.findByText('Votre essai sans frais dure jusqu’au 31 décembre 2026.')).toBeVisible();
    expect(screen.getByText(t('membership.usDollars'))).toBeVisible();
    expect(screen.getByText('Prochaine facturation')).toBeVisible();
    expect(screen.getByText('$4.99 USD par mois')).toBeVisible();
    expect(button('Annuler l’adhésion')).toBeVisible();
  });

  test('D-05 in Canada, non-members also see the currency before the button', async () => {
    const { t } = draw({ localeId: 'en-CA' });
    const terms = await screen.findByText(t('membership.usDollars'), { exact: false });
    expect(terms).toHaveTextContent(t('membership.terms.trial', { days: 30, price }));
  });
});

describe('S2-65 D-26 starting', () => {
  const began = (membership: Membership) => ({ membership, url: null });

  test('the free trial starts immediately, is announced, and takes focus', async () => {
    const { t, api, press, said, button } = draw({ answers: { [`POST ${base}/trial`]: began(buildTrial()) } });
    await press('Start free trial');
    const status = await screen.findByText(`Your free trial lasts until ${day}.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(said()).toContain(t('membership.begun.trialing'));
    expect(api.callsOf(`POST ${base}/trial`)[0]!.body).toEqual({ returnTo: `${at}?billing=start` });
    expect(button('Start free trial')).toBeNull();
    expect(openBilling).not.toHaveBeenCalled();
  });

  test('joining without a trial is billed immediately, so the history is fetched again', async () => {
    const active = buildMembership({ status: 'active', periodEnd: trialEnd });
    const { api, press, said, t } = draw({ answers: { [`POST ${base}/join`]: began(active) } });
    expect(await screen.findByText(t('membership.history.empty'))).toBeVisible();
    api.answers[invoices] = [buildInvoice({ isTest: true })];
    await press('Join without a trial');
    expect(await screen.findByText('Invoice 9E2F1C04-0001')).toBeVisible();
    expect(said()).toContain(t('membership.begun.active'));
  });

  test('with a billing service the shopper is redirected, once, and the button stays busy', async () => {
    const url = 'https://billing.example/pay/1';
    const answer = { [`POST ${base}/trial`]: { membership: buildMembership(), url } };
    const { api, press, user, t } = draw({ answers: answer });
    await press('Start free trial');
    await waitFor(() => expect(openBilling).toHaveBeenCalledWith(url));
    const busy = screen.getByRole('button', { name: t('membership.starting') });
    await user.click(busy);
    await user.click(screen.getByRole('button', { name: 'Join without a trial' }));
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);

    // The Back button restores the page from the back/forward cache.
    api.answers[state] = buildTrial();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await screen.findByText(`Your free trial lasts until ${day}.`)).toBeVisible();
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
    ['S8-04, D-21 a limit, with its wait', problem(429, 'too_many_requests', { detail: wait }), wait],
    ['S8-04 the server’s words', problem(500, 'other', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('shows why it failed, and can be retried: %s', async (_, answer, words) => {
    const { api, press } = draw({ answers: { [`POST ${base}/trial`]: answer } });
    await press('Start free trial');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    api.answers[`POST ${base}/trial`] = began(buildTrial());
    await press('Start free trial');
    expect(await screen.findByText(`Your free trial lasts until ${day}.`)).toBeVisible();
  });

  test('a refusal shows the current state of the membership', async () => {
    const { api, press } = draw({ answers: { [`POST ${base}/trial`]: problem(409, 'membership_exists') } });
    await screen.findByText('You’re not a member.');
    api.answers[state] = buildTrial();
    await press('Start free trial');
    expect(await screen.findByText(`Your free trial lasts until ${day}.`)).toBeVisible();
  });
});

describe('D-26 canceling and resuming', () => {
  const cancelled = buildTrial({ cancelAtPeriodEnd: true });

  test('asks first and states the end date; then the new state takes focus', async () => {
    const { t, api, press, dialog, confirm, said } = draw({
      membership: buildTrial(),
      answers: { [`POST ${base}/cancel`]: cancelled },
    });
    await press(t('membership.cancel'));
    expect(within(dialog()).getByText(t('membership.cancel.warning', { date: day }))).toBeVisible();
    expect(api.callsOf(`POST ${base}/cancel`)).toEqual([]);
    await confirm();
    const status = await screen.findByText(`Your free trial ends on ${day}, and your membership with it.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(said()).toContain(t('membership.cancel.done', { date: day }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be declined', async () => {
    const { t, api, user, press, dialog } = draw({ membership: buildTrial() });
    await press(t('membership.cancel'));
    await user.click(within(dialog()).getByRole('button', { name: t('membership.cancel.keep') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(`POST ${base}/cancel`)).toEqual([]);
    expect(screen.getByRole('button', { name: t('membership.cancel') })).toHaveFocus();
  });

  test('shows an error in the dialog, which clears when it opens again', async () => {
    const { t, user, press, dialog, confirm } = draw({
      membership: buildTrial(),
      answers: { [`POST ${base}/cancel`]: offline },
    });
    await press(t('membership.cancel'));
    await confirm();
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(t('error.network'));
    await user.click(within(dialog()).getByRole('button', { name: t('membership.cancel.keep') }));
    await press(t('membership.cancel'));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  test('a membership that has already ended says so, and shows its state', async () => {
    const { t, api, press, dialog, confirm } = draw({
      membership: buildTrial(),
      answers: { [`POST ${base}/cancel`]: problem(409, 'membership_none') },
    });
    await press(t('membership.cancel'));
    api.answers[state] = buildMembership({ status: 'canceled', periodEnd: '2026-10-31T18:00:00.000Z' });
    await confirm();
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(t('membership.problem.none'));
    expect(await screen.findByText('Your membership ended on October 31, 2026.')).toBeInTheDocument();
  });

  test('a cancellation can be undone', async () => {
    const { t, press, said, button } = draw({
      membership: cancelled,
      answers: { [`POST ${base}/resume`]: buildTrial() },
    });
    await press(t('membership.resume'));
    const status = await screen.findByText(`Your free trial lasts until ${day}.`);
    await waitFor(() => expect(status).toHaveFocus());
    expect(said()).toContain(t('membership.resume.done'));
    expect(button(t('membership.cancel'))).toBeVisible();
  });

  test('shows an error when the cancellation cannot be undone', async () => {
    const { t, press } = draw({
      membership: cancelled,
      answers: { [`POST ${base}/resume`]: problem(409, 'membership_ends') },
    });
    await press(t('membership.resume'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.problem.ends'));
  });
});

describe('S2-76 managing payment', () => {
  test('opens the billing service, which returns to this page', async () => {
    const url = 'https://billing.example/p/1';
    const { t, api, press } = draw({ membership: buildTrial(), answers: { [`POST ${base}/portal`]: { url } } });
    await press(t('membership.manage'));
    await waitFor(() => expect(openBilling).toHaveBeenCalledWith(url));
    expect(api.callsOf(`POST ${base}/portal`)[0]!.body).toEqual({ returnTo: `${at}?billing=portal` });
    expect(screen.getByRole('button', { name: t('membership.manage.busy') })).toBeVisible();
  });

  test('says when there is nothing to manage, in place of the button', async () => {
    const own = { url: `https://shop.example${at}?billing=portal` };
    const { t, press, button } = draw({ membership: buildTrial(), answers: { [`POST ${base}/portal`]: own } });
    await press(t('membership.manage'));
    const words = await screen.findByText(t('membership.manage.nothing'));
    expect(words.parentElement).toHaveFocus();
    expect(button(t('membership.manage'))).toBeNull();
    expect(openBilling).not.toHaveBeenCalled();
  });

  test('shows why it failed', async () => {
    const down = problem(503, 'billing_unavailable');
    const { t, press } = draw({ membership: buildTrial(), answers: { [`POST ${base}/portal`]: down } });
    await press(t('membership.manage'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.problem.unavailable'));
    expect(screen.getByRole('button', { name: t('membership.manage') })).toBeVisible();
  });
});

describe('while it loads', () => {
  test('reserves its space', async () => {
    const { t } = draw({ answers: { [state]: neverResponds } });
    expect(await screen.findByText(t('app.loading'))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: t('membership.title') })).toBeVisible();
  });

  test('S8-02 shows an error when loading fails, and retries on a click or when the network is back', async () => {
    const { t, api, press } = draw({ answers: { [state]: offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.error'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('error.network'));
    api.answers[state] = buildTrial();
    await press(t('app.retry'));
    expect(await screen.findByText(`Your free trial lasts until ${day}.`)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
