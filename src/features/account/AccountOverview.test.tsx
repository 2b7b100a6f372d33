import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildUser, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { buildRewards } from '../../../tests/fixtures/components/renderCart';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { User } from '../../domain/account/userSchema';
import type { LocaleId } from '../../domain/region/locales';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { useToasts } from '../../state/notifications/toasts';
import { AccountOverview } from './AccountOverview';

const me = 'GET /v1/app/user/me';
const images = 'GET /v1/app/user/id-images';
const rewards = 'GET /v1/app/rewards';
const updates = 'GET /v1/app/user/order-updates';

function renderAccountOverview(user: Partial<User> = {}, localeId: LocaleId = 'en-US') {
  const api = fakeApi({
    [me]: buildUser(user),
    [images]: [],
    [rewards]: buildRewards(0),
    [updates]: { email: true, sms: true, refusals: { email: null, sms: null } },
  });
  const membership = <section aria-label="Membership" />;
  return { api, ...renderInLocale(<AccountOverview brandName="Lumapod" membership={membership} />, { localeId }) };
}

const headings = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const section = (name: string) => screen.findByRole('region', { name });

describe('S2-76 the account settings', () => {
  test('shows every section under its heading, and the membership', async () => {
    renderAccountOverview();
    expect(await headings()).toEqual([
      'Account',
      'XPRESS delivery',
      'Messages about your orders',
      'Unlock a pod',
      'My pods',
      'Favorites',
      'Support',
      'Invite a friend',
      'Privacy and data',
      'Delete account',
    ]);
    expect(screen.getByRole('region', { name: 'Membership' })).toBeInTheDocument();
  });

  test('links to unlocking, pods, support, orders, consent, and the email and phone changes', async () => {
    renderAccountOverview();
    await headings();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Change email', '/us/en/user/account/email'],
      ['Add a phone number', '/us/en/user/account/phone'],
      ['Open and past orders', '/us/en/user/orders'],
      ['Enter a code', '/us/en/user/unlock'],
      ['Previously unlocked and saved pods', '/us/en/user/pods'],
      ['See saved products', '/us/en/favorites'],
      ['Contact us', '/us/en/support'],
      ['Analytics and consent', '/us/en/privacy-choices'],
      ['Read the privacy policy', '/us/en/privacy'],
    ]);
  });

  test('shows the chosen address, which opens its panel', async () => {
    chooseDeliveryPlace({ ...chosenPlace, addressTwo: 'Apt 4' });
    const { t, user } = renderAccountOverview();
    const delivery = await section('XPRESS delivery');
    expect(within(delivery).getByText('12 Elm St, Apt 4')).toBeVisible();
    await user.click(within(delivery).getByRole('button', { name: t('settings.delivery.change') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('offers to add an address when none is chosen', async () => {
    const { t } = renderAccountOverview();
    const delivery = await section('XPRESS delivery');
    expect(within(delivery).getByText(t('settings.delivery.none'))).toBeVisible();
    expect(within(delivery).getByRole('button', { name: t('header.addAddress') })).toBeVisible();
  });

  test.each(['en-CA', 'fr-CA'] as const)('D-05 does not mention delivery in Canada: %s', async (localeId) => {
    const { t } = renderAccountOverview({}, localeId);
    const orders = await section(t('orders.title'));
    expect(within(orders).getByRole('link')).toHaveAccessibleName(t('settings.orders'));
    expect(screen.queryByText(t('settings.delivery'))).toBeNull();
    expect(screen.queryByText(t('settings.delivery.address'))).toBeNull();
    expect(screen.queryByText(t('settings.id.none'))).toBeNull();
  });

  test('does not mention delivery in a US region that has none', async () => {
    chooseRegion('us', 'OH');
    const { t } = renderAccountOverview();
    expect(await section(t('orders.title'))).toBeVisible();
    expect(screen.queryByText(t('settings.delivery'))).toBeNull();
  });
});

describe('D-34 the invitation and the credit', () => {
  const link = `${window.location.origin}/us/en/register?referral=BCDFGHJK`;
  const usd = (amount: number) => ({ amount, currencyCode: 'USD' });

  test('shows a link on this host, copies it with one click, and shows no credit yet', async () => {
    const { t, user } = renderAccountOverview();
    const card = await section('Invite a friend');
    expect(card).toHaveTextContent('you each get a $10.00 credit');
    expect(await within(card).findByText(link)).toBeVisible();
    expect(within(card).getByText(t('settings.invite.noCredit'))).toBeVisible();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(card).getByRole('button', { name: t('settings.invite.copy') }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
    expect(useToasts.getState().toasts).toMatchObject([{ message: t('settings.invite.copied') }]);
  });

  test('shows the remaining amount and expiry date of each credit', async () => {
    const { api } = renderAccountOverview();
    api.answers[rewards] = {
      ...buildRewards(14.5),
      credits: [
        { amount: usd(10), remaining: usd(4.5), expiresAt: '2027-01-10T18:00:00.000Z', reason: 'invited' },
        { amount: usd(10), remaining: usd(10), expiresAt: '2027-05-20T18:00:00.000Z', reason: 'inviter' },
      ],
    };
    const card = await section('Invite a friend');
    expect(await within(card).findByText('$14.50')).toBeVisible();
    expect(card).toHaveTextContent(
      '$4.50 expires on January 10, 2027.$10.00 expires on May 20, 2027.Use it at checkout.',
    );
  });

  test('offers a retry when loading fails', async () => {
    const { api, t, user } = renderAccountOverview();
    api.answers[rewards] = problem(500, 'server_error');
    const card = await section('Invite a friend');
    expect(await within(card).findByRole('alert')).toHaveTextContent(t('settings.invite.error'));
    api.answers[rewards] = buildRewards(0);
    await user.click(within(card).getByRole('button', { name: t('app.retry') }));
    expect(await within(card).findByText(link)).toBeVisible();
  });

  test.each(['en-CA', 'fr-CA'] as const)('D-05 are not mentioned in Canada: %s', async (localeId) => {
    const { api, t } = renderAccountOverview({}, localeId);
    await section(t('settings.support'));
    expect(screen.queryByText(t('settings.invite'))).toBeNull();
    expect(api.callsOf(rewards)).toEqual([]);
  });
});

describe('S3-06 who is signed in', () => {
  test('S5-05 shows the name, email and phone number, and whether each is verified', async () => {
    renderAccountOverview({ emailVerified: false, phoneNumber: '4155550100', phoneNumberVerified: true });
    const account = await section('Account');
    const rows = [...account.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd > span')].map((part) => part.textContent),
    );
    expect(rows).toEqual([
      ['Name'],
      ['Email', 'shopper@example.com', 'Not verified'],
      ['Phone number', '(415) 555-0100', 'Verified'],
    ]);
    expect(within(account).getByText('Ada Rowan')).toBeVisible();
  });

  test('HTML in a name is shown as text', async () => {
    renderAccountOverview({ givenName: '<b>Ada</b>', familyName: '<img src=x onerror=alert(1)>' });
    expect(await screen.findByText('<b>Ada</b> <img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('dl img, dl b')).toBeNull();
  });

  test('offers to add a name when there is none', async () => {
    const { t } = renderAccountOverview({ givenName: null, familyName: null, phoneNumber: '4155550100' });
    await section('Account');
    expect(screen.getAllByText(t('settings.none'))).toHaveLength(1);
    expect(screen.getByRole('button', { name: t('settings.name.change') })).toBeVisible();
  });
});

describe('when the account has not loaded', () => {
  test('it shows that it is loading', async () => {
    fakeApi({ [me]: neverResponds });
    const { t } = renderInLocale(<AccountOverview brandName="Lumapod" membership={null} />);
    expect(await screen.findByRole('status')).toHaveTextContent(t('app.loading'));
  });

  test.each([
    ['S8-04 the server failed', problem(500, 'server_error', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['S8-02 no answer came', offline, "Can't connect to our servers. Please try again later."],
  ])('%s: it shows the error and can be retried', async (_, response, message) => {
    const api = fakeApi({
      [me]: response,
      [images]: [],
      [rewards]: buildRewards(0),
      [updates]: { email: true, sms: true, refusals: { email: null, sms: null } },
    });
    const { t, user } = renderInLocale(<AccountOverview brandName="Lumapod" membership={null} />);
    expect(await screen.findByText(message)).toBeVisible();
    api.answers[me] = buildUser();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await section('Account')).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
  });

  test('offline, it explains that until the network is back', async () => {
    await nextNetwork(false);
    const { t } = renderAccountOverview();
    expect(await screen.findByText(t('settings.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('settings.offline'))).toBeNull();
    await section('Account');
  });
});
