import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { formatMoney } from '../../domain/money/money';
import type { LocaleId } from '../../domain/region/locales';
import { OrderDetails } from './OrderDetails';

const path = 'GET /v1/app/orders/provider-1/details-1';
const name = { providerId: 'provider-1', detailsId: 'details-1' };
const notFoundText = 'We could not get the order details. Make sure you are signed-in to view your order details.';

// Days before the order's window: on its day it reads “Today”, and afterwards that the order is late.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T18:00:00Z') }));

function renderOrderDetails(
  response: Parameters<typeof fakeApi>[0][string] = buildOrder(),
  localeId: LocaleId = 'en-US',
) {
  const api = fakeApi({ [path]: response, [`${path}/tracking-link`]: { url: null } });
  return { api, ...renderInLocale(<OrderDetails ids={name} shell={buildShell()} />, { localeId }) };
}

describe('S8-16 an order that cannot be loaded', () => {
  test.each([401, 403, 404, 500])('(%i) asks to sign in', async (status) => {
    renderOrderDetails(problem(status, 'no'));
    expect(await screen.findByText(notFoundText)).toBeVisible();
  });

  test.each([
    ['503', problem(503, 'unavailable', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('S8-02 S8-04 a server error (%s) is shown too, and can be retried', async (_, response, message) => {
    const { api, t, user } = renderOrderDetails(response);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(notFoundText)).toBeVisible();
    api.answers[path] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('heading', { name: t('order.status.delivery.PLACED') })).toBeVisible();
    expect(screen.queryByText(notFoundText)).toBeNull();
  });

  test('keeps the message while it retries', async () => {
    const { api, t, user } = renderOrderDetails(problem(500, 'no'));
    await screen.findByText(notFoundText);
    api.answers[path] = neverResponds;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(screen.getByRole('button', { name: t('app.retry') })).toHaveAttribute('aria-busy'));
    expect(screen.getByText(notFoundText)).toBeVisible();
  });

  test('without an id in the URL fetches nothing', () => {
    const api = fakeApi({});
    const { t } = renderInLocale(<OrderDetails ids={null} shell={buildShell()} />);
    expect(screen.getByText(notFoundText)).toBeVisible();
    expect(screen.getByRole('link', { name: t('order.allOrders') })).toHaveAttribute('href', '/us/en/user/orders');
    expect(api.calls).toEqual([]);
  });
});

describe('S2-18 S3-13 an order', () => {
  test('begins with its window, total and number', async () => {
    const { t } = renderOrderDetails(buildOrder());
    const window = await screen.findByText(t('order.window'), { selector: 'dt' });
    const facts = [...window.closest('dl')!.querySelectorAll('dd')].map((fact) => fact.textContent);
    const { total, orderNumber } = buildOrder();
    expect(facts[0]).toMatch(/^Tuesday, November 3: 2:00\sPM – 3:00\sPM$/);
    expect(facts.slice(1)).toEqual([formatMoney(total), orderNumber]);
    const status = screen.getByRole('heading', { name: t('order.status.delivery.PLACED') });
    expect(window.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows the window in the dispensary’s and the shopper’s time, the address, the note and the seller', async () => {
    const { t } = renderOrderDetails(buildOrder({ note: 'Ring twice' }));
    expect(await screen.findByText(/^Tuesday, November 3, 2:00\sPM – 3:00\sPM, Pacific Time$/)).toBeVisible();
    expect(screen.getByText(/^Your time: Tuesday, November 3, 5:00\sPM – 6:00\sPM, Eastern Time$/)).toBeVisible();
    for (const message of [
      '12 Elm St, Oakland, CA 94601',
      'Ring twice',
      t('order.provider', { provider: 'Fernlight Delivery' }),
      t('address.licence', { licence: 'C9-0000001-LIC' }),
      t('order.receipt.feeWaived'),
    ])
      expect(screen.getByText(message)).toBeVisible();
    const receipt = within(screen.getByRole('region', { name: t('order.receipt') }));
    expect(receipt.getByText('$69.00 USD')).toBeVisible();
  });

  test('shows one time when the dispensary and the shopper share a clock', async () => {
    const provider = { ...buildOrder().provider, timezone: 'America/New_York' };
    renderOrderDetails(buildOrder({ provider }));
    expect(await screen.findByText(/5:00\sPM – 6:00\sPM, Eastern Time$/)).toBeVisible();
    expect(screen.queryByText(/^Your time/)).toBeNull();
  });

  test('says what to have ready, and how to reach a person', async () => {
    const { t } = renderOrderDetails();
    const ready = (await screen.findByRole('heading', { name: t('order.ready') })).parentElement!;
    expect(ready).toHaveTextContent('A valid government-issued photo ID of the person who ordered.');
    expect(ready).toHaveTextContent('You must be at least 21 years old.');
    expect(ready).toHaveTextContent('The exact amount: $69.00 USD.');
    expect(screen.getByRole('link', { name: '(415) 555-0100' })).toHaveAttribute('href', 'tel:+14155550100');
    expect(screen.getByRole('link', { name: 'help@site.test' })).toHaveAttribute(
      'href',
      'mailto:help@site.test?subject=Order%20K7RM4WXT',
    );
    expect(screen.getByRole('link', { name: t('order.allOrders') })).toHaveAttribute('href', '/us/en/user/orders');
  });

  test('D-34 paid with credit has nothing left to pay', async () => {
    const { t } = renderOrderDetails(buildOrder({ rewardTotal: { amount: 69 }, total: { amount: 0 } }));
    expect(await screen.findByText(t('order.ready.nothingDue'))).toBeVisible();
  });

  test('that is finished needs nothing ready', async () => {
    const { t } = renderOrderDetails(buildOrder({ status: 'COMPLETED' }));
    expect(await screen.findByRole('heading', { name: t('order.status.delivery.COMPLETED') })).toBeVisible();
    expect(screen.queryByRole('heading', { name: t('order.ready') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('order.calendar') })).toBeNull();
  });

  test('D-04 D-05 in French, without mentioning free delivery', async () => {
    const { t } = renderOrderDetails(buildOrder(), 'fr-CA');
    expect(await screen.findByText(/^mardi 3 novembre, de 14\sh\s00 à 15\sh\s00, heure du Pacifique/)).toBeVisible();
    expect(screen.queryByText(t('order.receipt.feeWaived'))).toBeNull();
    expect(screen.queryByRole('button', { name: t('order.again') })).toBeNull();
  });
});
