import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildCartItem, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { buildMembership } from '../../../tests/fixtures/builders/buildMembership';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  answer,
  inStock,
  lines,
  offersOf,
  podNames,
  provider,
  renderStarter,
  week,
} from '../../../tests/fixtures/components/renderStarter';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { providersQuery } from '../../data/delivery/deliveryCalls';
import { queryClient } from '../../data/queryClient';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { dismissBattery } from '../../state/batteryDismissed';
import { useCart } from '../../state/cart';
import { useOrderType } from '../../state/delivery/orderType';
import { usePanel } from '../../state/panels';
import { openSession } from '../../state/session/session';
import { useUserPods } from '../../state/userPods';

describe('with an address', () => {
  const findHeading = (text: string) =>
    screen.findByRole('heading', { name: (name) => name.replace(/\s/g, ' ') === text });
  const delivered = (what: string, when: string) => findHeading(`${what}, at your door ${when}`);

  test.each<[now: string, when: string, timeframe?: number, rules?: Partial<DeliveryProvider>]>([
    ['2026-11-26T04:30:00Z', 'tomorrow, 10 – 11 AM'],
    ['2026-11-25T20:30:00Z', 'today, 2 – 3 PM'],
    ['2026-11-25T20:30:00Z', 'today, 2:00 – 2:30 PM', 30],
    ['2026-11-25T20:30:00Z', 'on Friday, November 27, 10 – 11 AM', 60, { deliveryMinimumDaysInAdvance: 2 }],
  ])(
    'at %s it promises the first window that the checkout offers: %s',
    async (now, when, timeframe = 60, rules = {}) => {
      vi.setSystemTime(new Date(now));
      const deliveryTimes = Object.fromEntries(
        Object.entries(week).map(([day, hours]) => [day, { ...hours, timeframe }]),
      );
      const answers = deliveryAnswers({ ...provider, deliveryTimes, ...rules }, inStock);
      const { api } = renderStarter({ hasAddress: true, answers });
      const heading = await delivered('Battery and first pod, $64.00', when);
      expect(heading.parentElement).toHaveTextContent(
        '$73.60 with taxes and no delivery fee, paid to Fernlight Delivery at the door.',
      );
      expect(
        api.calls.some(({ path }) => path.startsWith('/lists/')),
        'no catalogue',
      ).toBe(false);
    },
  );

  test('D-26 it charges members no delivery fee', async () => {
    openSession('token');
    dismissBattery();
    const charging = { ...provider, deliveryFee: { amount: 5, currencyCode: 'USD' } };
    renderStarter({
      hasAddress: true,
      answers: {
        ...deliveryAnswers(charging, inStock),
        'GET /v1/app/membership': buildMembership({ status: 'active' }),
      },
    });
    expect(await screen.findByText(/with taxes and no delivery fee/)).toBeVisible();
  });

  test('one click adds battery and chosen pod, and opens the cart; another adds nothing', async () => {
    const { user, t } = renderStarter({ hasAddress: true });
    await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM');
    await user.click(answer('Birch'));
    await user.click(screen.getByRole('button', { name: t('starter.add') }));
    const both = [
      ['battery', 1],
      ['Birch-500mg', 1],
    ];
    expect(lines()).toEqual(both);
    expect(useCart.getState().items.map(({ price }) => price)).toEqual([32, 32]);
    expect(usePanel.getState().open).toBe('cart');
    const again = screen.getByRole('button', { name: t('starter.inOrder') });
    expect(again).toHaveFocus();
    expect(await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM')).toBeVisible();
    act(() => usePanel.setState({ open: null }));
    await user.click(again);
    expect([lines(), usePanel.getState().open]).toEqual([both, 'cart']);
  });

  test.each<[string, () => void]>([
    [
      'is in the cart',
      () =>
        useCart.setState({
          items: [
            buildCartItem({
              productVariantId: 'kit',
              metadata: { ...buildCartItem().metadata, productType: 'devices' },
            }),
          ],
        }),
    ],
    ['is the shopper’s own', () => void dismissBattery()],
    ['has unlocked pods before', () => useUserPods.setState({ pods: [buildUserPod()] })],
  ])('adds the pod alone if a battery %s', async (_, prepare) => {
    prepare();
    const { user, t } = renderStarter({ hasAddress: true });
    const heading = await delivered('First pod, $32.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent('$41.80 with taxes and a delivery fee of $5.00');
    await user.click(screen.getByRole('button', { name: t('starter.add.pod') }));
    expect(lines().at(-1)).toEqual(['Amber-500mg', 1]);
    expect(lines().filter(([id]) => id === 'battery')).toEqual([]);
  });

  test.each<
    [what: string, inCart: string[], label: 'starter.add' | 'starter.add.battery' | 'starter.add.pod', heading: string]
  >([
    ['the battery to a pod in the cart', ['Amber-500mg'], 'starter.add.battery', 'Battery and first pod, $64.00'],
    ['the pod to a battery in the cart', ['battery'], 'starter.add.pod', 'First pod, $32.00'],
    ['the pod and the battery beside another pod', ['Birch-500mg'], 'starter.add', 'Battery and first pod, $64.00'],
  ])('adds %s', async (_, inCart, label, heading) => {
    useCart.setState({
      items: inCart.map((productVariantId) =>
        buildCartItem({
          productVariantId,
          metadata: { ...buildCartItem().metadata, productType: productVariantId === 'battery' ? 'devices' : 'oil' },
        }),
      ),
    });
    const { user, t } = renderStarter({ hasAddress: true });
    await delivered(heading, 'tomorrow, 10 – 11 AM');
    await user.click(screen.getByRole('button', { name: t(label) }));
    const ids = lines().map(([id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...inCart, 'battery', 'Amber-500mg']));
    expect(new Set(lines().map(([, quantity]) => quantity))).toEqual(new Set([1]));
    expect(await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM')).toBeVisible();
    expect(screen.getByRole('button', { name: t('starter.inOrder') })).toBeVisible();
  });

  test('a battery that leaves the cart can be added again', async () => {
    const { user, t } = renderStarter({ hasAddress: true });
    await user.click(await screen.findByRole('button', { name: t('starter.add') }));
    act(() =>
      useCart.setState(({ items }) => ({ items: items.filter((item) => item.productVariantId !== 'battery') })),
    );
    await user.click(screen.getByRole('button', { name: t('starter.add.battery') }));
    expect(lines().map(([id]) => id)).toEqual(['Amber-500mg', 'battery']);
  });

  test('a pod that the dispensary lacks is replaced by one that it has', async () => {
    const stocked = offersOf({ battery: 5, 'Amber-500mg': 0, 'Birch-500mg': 5, 'Cedar-500mg': 5, 'Fern-500mg': 1 });
    renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, stocked) });
    await waitFor(() => expect(podNames()).toEqual(['Birch', 'Cedar', 'Fern']));
  });

  test('without a battery in stock, it says so and offers the pod', async () => {
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, inStock.slice(1)) });
    const heading = await delivered('First pod, $32.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent(t('starter.noBattery', { provider: provider.name }));
    expect(screen.getByRole('button', { name: t('starter.add.pod') })).toBeVisible();
  });

  test('if the dispensary has no pod that fits, it says so', async () => {
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, offersOf({ battery: 5 })) });
    expect(
      await screen.findByRole('heading', { name: t('starter.empty.here', { provider: provider.name }) }),
    ).toBeVisible();
  });

  test.each<[string, Partial<DeliveryProvider>, string]>([
    ['no deliveries at all', { deliveryTimes: {} }, 'Fernlight Delivery has no open window right now. $73.60 with'],
    [
      'none left to order for today',
      { deliveryAllowedDaysInAdvance: 1 },
      'Next window at Fernlight Delivery: tomorrow, 10 – 11 AM. $73.60 with',
    ],
  ])('with %s it promises no time', async (_, rules, expected) => {
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers({ ...provider, ...rules }, inStock) });
    await screen.findByRole('button', { name: t('starter.add') });
    const heading = screen.getByRole('heading', { name: 'Battery and first pod, $64.00' });
    expect(heading.parentElement).toHaveTextContent(expected);
  });

  test('an order below the dispensary’s minimum says what is missing', async () => {
    const strict = { ...provider, deliveryTotalMinimum: 75 };
    renderStarter({ hasAddress: true, answers: deliveryAnswers(strict, inStock) });
    const heading = await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent('Add $11.00 more to reach the $75.00 minimum.');
  });

  test('for pickup it names the time of pickup', async () => {
    useUserPods.setState(useUserPods.getInitialState());
    useOrderType.setState({ orderType: 'pickup' });
    const pickup = { ...provider, pickupTimes: week, pickup: { address: {}, totalMinimum: 0 } };
    renderStarter({ hasAddress: true, answers: deliveryAnswers(pickup as never, inStock) });
    const name = 'Battery and first pod, $64.00, ready for pickup tomorrow, 10 – 11 AM';
    const heading = await findHeading(name);
    expect(heading.parentElement).toHaveTextContent('$73.60 with taxes, paid to Fernlight Delivery at pickup.');
  });

  test('where nobody delivers, it says so and asks for another address', async () => {
    const { user, t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(null) });
    expect(await screen.findByText(t('starter.unserved'))).toBeVisible();
    expect(screen.getByText(t('starter.beforeTaxes')), 'no word of a delivery').toBeVisible();
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    await user.click(screen.getByRole('button', { name: t('starter.otherAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test.each([
    ['the dispensary', () => {}],
    ['its stock', () => queryClient.setQueryData(providersQuery(chosenPlace.placeId, 'delivery').queryKey, [provider])],
  ])('offline it says that it cannot look up %s, and it does so once online', async (_, prepare) => {
    await nextNetwork(false);
    prepare();
    const { t } = renderStarter({ hasAddress: true });
    expect(await screen.findByText(t('starter.offline'))).toBeVisible();
    expect(screen.queryByText(t('starter.unserved'))).toBeNull();
    await nextNetwork(true);
    expect(await screen.findByRole('button', { name: t('starter.add') })).toBeVisible();
  });

  test('while it checks it says so; a failure can be tried again', async () => {
    const providers = 'GET /.netlify/functions/delivery-available-providers';
    const { t, api, user } = renderStarter({
      hasAddress: true,
      answers: { [providers]: () => new Response('{}', { status: 404 }) },
    });
    expect(screen.getByText(t('starter.checking'))).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('starter.failed'));
    api.answers[providers] = [provider];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('button', { name: t('starter.add') })).toBeVisible();
  });
});

describe('in a narrow column', () => {
  test('it names one pod, and opens the questions and the others on request', async () => {
    const { user, t } = renderStarter({ isCompact: true, hasAddress: true });
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Battery and first pod, \$64\.00, at/ }),
    ).toBeVisible();
    expect(screen.getByText(/With Amber by Maker of Amber, for example\./)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('starter.answer') }));
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    expect(answer('In between')).toHaveFocus();
    expect(screen.queryByText(/for example/)).toBeNull();
  });
});
