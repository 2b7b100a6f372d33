import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildMembership, buildTrial, trialEnd } from '../../../tests/fixtures/builders/buildMembership';
import { offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import {
  membershipCall,
  price,
  lastDay,
  renderMembershipCard,
} from '../../../tests/fixtures/components/renderMembershipCard';
import { memberBenefits } from '../../domain/account/memberBenefits';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import { chooseRegion } from '../../state/region';
import type { Membership } from '../../domain/account/membershipSchema';

type Words = ReturnType<typeof renderMembershipCard>['t'];

const wordsOfBenefits = (t: Words) => [
  t('membership.benefit.delivery'),
  t('membership.benefit.alerts', { minutes: memberBenefits.alertLeadMinutes }),
  t('membership.benefit.prices'),
];
const benefits = (t: Words) =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => wordsOfBenefits(t).includes(text));

describe('D-26 S2-76 the state of the membership', () => {
  const buildActive = (membership: Partial<Membership>) =>
    buildMembership({ status: 'active', periodEnd: trialEnd, ...membership });

  test('S2-65 none: the price and how it ends appear before the buttons', async () => {
    const { t, button } = renderMembershipCard();
    expect(await screen.findByText('You’re not a member.')).toBeVisible();
    expect(screen.getByText(t('membership.terms.trial', { days: 30, price }))).toBeVisible();
    expect(screen.getByText(t('membership.purpose'))).toBeVisible();
    expect(benefits(t)).toEqual(wordsOfBenefits(t));
    expect(button('Start free trial')).toBeVisible();
    expect(button('Join without a trial')).toBeVisible();
    expect(button(t('membership.manage'))).toBeNull();
    expect(button(t('membership.cancel'))).toBeNull();
  });

  test('ended, with the trial used: only joining is offered', async () => {
    const { t, button } = renderMembershipCard({
      membership: buildActive({ status: 'canceled', periodEnd: '2026-10-31T18:00:00.000Z' }),
    });
    expect(await screen.findByText('Your membership ended on October 31, 2026.')).toBeVisible();
    expect(screen.getByText(t('membership.terms.join', { price }))).toBeVisible();
    expect(button('Join')).toBeVisible();
    expect(button('Start free trial')).toBeNull();
    expect(button(t('membership.cancel'))).toBeNull();
    expect(button(t('membership.manage')), 'nothing is paid any more').toBeNull();
    expect(screen.queryByText(t('membership.nextBilling'))).toBeNull();
  });

  test('ended before its period was over, it shows no future end date', async () => {
    renderMembershipCard({ membership: buildActive({ status: 'canceled', periodEnd: '2999-01-01T18:00:00.000Z' }) });
    expect(await screen.findByText('Your membership has ended.')).toBeVisible();
    expect(screen.queryByText(/2999/)).toBeNull();
  });

  test.each([
    ['on trial', buildTrial(), `Your free trial lasts until ${lastDay}.`, 'Next billing date'],
    ['a member', buildActive({}), 'You’re a member.', 'Next billing date'],
    [
      'a payment failed',
      buildActive({ status: 'past_due' }),
      'Your last payment didn’t go through.',
      'Next billing date',
    ],
    ['cancelled', buildActive({ isEnding: true }), `Your membership ends on ${lastDay}.`, 'Ends on'],
    [
      'a trial that was cancelled',
      buildTrial({ isEnding: true }),
      `Your free trial ends on ${lastDay}, and your membership with it.`,
      'Ends on',
    ],
  ])('%s: in words, with the date and the price', async (_, membership, message, name) => {
    const { button, t } = renderMembershipCard({ membership });
    expect(await screen.findByText(message)).toBeVisible();
    const fact = screen.getByText(name).parentElement!;
    expect(within(fact).getByText(lastDay)).toHaveAttribute('datetime', trialEnd);
    expect(screen.getByText(`${price} a month`)).toBeVisible();
    expect(button(t('membership.manage'))).toBeVisible();
    expect(button(t('membership.cancel')) === null).toBe(membership.isEnding);
    expect(button(t('membership.resume')) === null).toBe(!membership.isEnding);
    expect(button('Start free trial')).toBeNull();
    expect(screen.queryByText(t('membership.usDollars'))).toBeNull();
  });

  test('a failed payment says what to do', async () => {
    const { t } = renderMembershipCard({ membership: buildActive({ status: 'past_due' }) });
    expect(await screen.findByText(t('membership.note.past_due'))).toBeVisible();
  });

  test('D-04 in French, with French dates, and in Canada labels the price as US dollars', async () => {
    const { t, button } = renderMembershipCard({ membership: buildTrial(), localeId: 'fr-CA' });
    expect(await screen.findByText('Votre essai sans frais dure jusqu’au 31 décembre 2026.')).toBeVisible();
    expect(screen.getByText(t('membership.usDollars'))).toBeVisible();
    expect(screen.getByText('Prochaine facturation')).toBeVisible();
    expect(screen.getByText('4,99 $ US par mois')).toBeVisible();
    expect(button('Annuler l’adhésion')).toBeVisible();
  });

  test.each<[string, LocaleId, Subcountry]>([
    ['D-05 Canada', 'fr-CA', 'ON'],
    ['a state without express delivery', 'en-US', 'OH'],
  ])('in %s, nothing is offered to those who were never members', async (_, localeId, region) => {
    chooseRegion(localeId === 'en-US' ? 'us' : 'ca', region);
    const { api } = renderMembershipCard({ localeId });
    await waitFor(() => expect(api.callsOf(membershipCall)).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('elsewhere, a former member sees the bills and can not join again', async () => {
    chooseRegion('us', 'OH');
    const { button } = renderMembershipCard({ membership: buildActive({ status: 'canceled', periodEnd: null }) });
    expect(await screen.findByText('Your membership has ended.')).toBeVisible();
    expect(button('Join')).toBeNull();
  });

  test('elsewhere, too, a failure to load is shown, so that bills and cancellation stay in reach', async () => {
    chooseRegion('us', 'OH');
    const { t, api, click } = renderMembershipCard({ answers: { [membershipCall]: offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.error'));
    api.answers[membershipCall] = buildActive({});
    await click(t('app.retry'));
    expect(await screen.findByText('You’re a member.')).toBeVisible();
  });

  test('a member sees the benefits where they hold', async () => {
    const { t, unmount } = renderMembershipCard({ membership: buildActive({}) });
    expect(await screen.findByText(t('membership.benefits'))).toBeVisible();
    expect(benefits(t)).toEqual(wordsOfBenefits(t));
    unmount();
    chooseRegion('us', 'OH');
    renderMembershipCard({ membership: buildActive({}) });
    expect(await screen.findByText('You’re a member.')).toBeVisible();
    expect(screen.queryByText(t('membership.benefits'))).toBeNull();
  });
});

describe('while it loads', () => {
  test('reserves its space', async () => {
    const { t } = renderMembershipCard({ answers: { [membershipCall]: neverResponds } });
    expect(await screen.findByText(t('app.loading'))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: t('membership.title') })).toBeVisible();
  });

  test('S8-02 shows an error when loading fails, and retries on a click or when the network is back', async () => {
    const { t, api, click } = renderMembershipCard({ answers: { [membershipCall]: offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.error'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('error.network'));
    api.answers[membershipCall] = buildTrial();
    await click(t('app.retry'));
    expect(await screen.findByText(`Your free trial lasts until ${lastDay}.`)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
