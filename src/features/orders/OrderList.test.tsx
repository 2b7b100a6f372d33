import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { OrderList } from './OrderList';

const path = 'GET /v1/app/orders';

describe('S8-17 where the orders could not be loaded', () => {
  test.each([
    ['the server failed', problem(500, 'internal', { detail: 'Boom.' })],
    ['no answer came', offline],
  ])('%s: it says so, and can be tried again', async (_, answer) => {
    const api = fakeApi({ [path]: answer });
    const { t, user } = renderInLocale(<OrderList />);
    expect(
      await screen.findByText('Uh-oh, something went wrong when loading your orders... Please try again later'),
    ).toBeVisible();
    api.answers[path] = [];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(t('orders.empty'))).toBeVisible();
  });
});

describe('S2-07 orders', () => {
  const order = (id: string, status: 'PLACED' | 'PACKED' | 'COMPLETED' | 'DECLINED' | 'CANCELLED') =>
    buildOrder({
      orderLogId: `${id}-0123456789`,
      detailsId: id,
      detailsPagePath: `/delivery/order/provider-1/${id}`,
      status,
    });
  const numbersUnder = (title: string) =>
    within(screen.getByRole('heading', { name: title }).parentElement!)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const href = (id: string) => `/us/en/delivery/order/provider-1/${id}`;

  test('stand open ones apart from past ones, each leading to its page', async () => {
    fakeApi({
      [path]: [
        order('a', 'PLACED'),
        order('b', 'COMPLETED'),
        order('c', 'PACKED'),
        order('d', 'DECLINED'),
        order('e', 'CANCELLED'),
      ],
    });
    const { t } = renderInLocale(<OrderList />);
    await screen.findByRole('heading', { name: t('orders.open') });
    expect(numbersUnder(t('orders.open'))).toEqual([href('a'), href('c')]);
    expect(numbersUnder(t('orders.past'))).toEqual([href('b'), href('d'), href('e')]);
  });

  test('S9-14 show number, state and total', async () => {
    fakeApi({ [path]: [order('a', 'PACKED')] });
    const { t } = renderInLocale(<OrderList />);
    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent(t('order.number', { number: 'a-012345' }));
    expect(link).toHaveTextContent(t('order.status.delivery.PACKED'));
    expect(link).toHaveTextContent('$69.00');
    expect(screen.queryByRole('heading', { name: t('orders.past') })).toBeNull();
  });

  test('with only past ones say that none is open', async () => {
    fakeApi({ [path]: [order('b', 'COMPLETED')] });
    const { t } = renderInLocale(<OrderList />);
    expect(await screen.findByText(t('orders.noOpen'))).toBeVisible();
  });

  test('none yet lead to the pods', async () => {
    fakeApi({ [path]: [] });
    const { t } = renderInLocale(<OrderList />);
    expect(await screen.findByText(t('orders.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('cart.browse') })).toHaveAttribute('href', '/us/en/shop/pods');
  });
});
