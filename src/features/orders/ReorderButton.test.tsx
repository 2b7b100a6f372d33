import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAddress,
  buildCartItem,
  buildOffer,
  buildOrder,
  buildProvider,
  buildSummary,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { useCart } from '../../state/cart';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { ReorderButton } from './ReorderButton';

const catalogue = 'GET /catalogue/en-US.json';
const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
const [amber] = buildOrder().items;
const order = buildOrder({
  items: [amber!, { ...amber!, productVariantId: 'birch-1g', title: 'Birch', quantity: 1, price: usd(25) }],
});
const birch = buildSummary({
  slug: 'california-birch',
  title: 'Birch',
  variants: [{ ...buildSummary().variants[0]!, id: 'birch-1g', price: 26 }],
});

beforeEach(() => useDeliveryPlace.setState({ place: chosenPlace }));

const sameOffers = [buildOffer(), buildOffer({ productVariantId: 'birch-1g', price: usd(25) })];

function renderQuick(offers = sameOffers, answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ [catalogue]: [buildSummary(), birch], ...deliveryAnswers(undefined, offers), ...answers });
  const view = renderInLocale(<ReorderButton order={order} isQuick />);
  const button = screen.getByRole('button', { name: view.t('order.again') });
  return { ...view, button };
}

async function open(offers = [buildOffer()], answers: Parameters<typeof fakeApi>[0] = {}, past = order) {
  const api = fakeApi({ [catalogue]: [buildSummary(), birch], ...deliveryAnswers(undefined, offers), ...answers });
  const view = renderInLocale(<ReorderButton order={past} />);
  await view.user.click(screen.getByRole('button', { name: view.t('order.again') }));
  const dialog = within(await screen.findByRole('dialog', { name: view.t('order.again') }));
  const lines = async () => (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const add = (count: number) => dialog.findByRole('button', { name: view.plural('order.again.add', count) });
  return { api, dialog, lines, add, ...view };
}

const cart = () =>
  useCart.getState().items.map(({ productVariantId, quantity, price }) => [productVariantId, quantity, price]);

describe('S4-14 ordering again', () => {
  test('shows what changed, then adds the rest to the cart and opens it', async () => {
    const { lines, add, dialog, t, user } = await open([buildOffer({ availableQuantity: 1, price: usd(34.5) })]);
    expect(await lines()).toEqual([
      '1 × AmberOnly 1 left (you had 2)$34.50 each, was $30.00',
      '1 × BirchNot delivered to your address',
    ]);
    expect(
      dialog.getByText(t('order.again.from', { provider: 'Fernlight Delivery', address: '12 Elm St' })),
    ).toBeVisible();
    expect(cart()).toEqual([]);
    await user.click(await add(1));
    expect(cart()).toEqual([['amber-1g', 1, 34.5]]);
    expect(usePanel.getState().open).toBe('cart');
  });

  test('S5-12 adds to the cart’s quantities, up to the stock', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 4 })] });
    const { add, user } = await open([buildOffer(), buildOffer({ productVariantId: 'birch-1g', price: usd(25) })]);
    await user.click(await add(3));
    expect(cart()).toEqual([
      ['amber-1g', 5, 30],
      ['birch-1g', 1, 25],
    ]);
  });

  test('says when nothing is left, and adds nothing', async () => {
    const { lines, dialog, t } = await open([buildOffer({ availableQuantity: 0 })], { [catalogue]: [buildSummary()] });
    expect(await lines()).toEqual(['2 × AmberSold out', '1 × BirchNo longer sold']);
    expect(dialog.getByText(t('order.again.nothing'))).toBeVisible();
    expect(dialog.queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('S4-29 without a chosen address, goes to the order’s own with its unit', async () => {
    useDeliveryPlace.setState({ place: null });
    const deliveryAddress = buildAddress({ addressTwo: 'Apt 4' });
    const { add, dialog, t, user } = await open(undefined, {}, { ...order, deliveryAddress });
    const from = t('order.again.from', { provider: 'Fernlight Delivery', address: '12 Elm St, Apt 4' });
    expect(await dialog.findByText(from)).toBeVisible();
    expect(useDeliveryPlace.getState().place, 'only looking').toBeNull();
    await user.click(await add(2));
    expect(useDeliveryPlace.getState().place).toEqual({ ...chosenPlace, addressTwo: 'Apt 4' });
  });

  test('a pickup without an address adds what is still sold, and says that an address is needed', async () => {
    useDeliveryPlace.setState({ place: null });
    const { add, dialog, t, user } = await open(undefined, {}, { ...order, orderType: 'pickup' });
    expect(await dialog.findByText(t('order.again.noAddress'))).toBeVisible();
    await user.click(await add(3));
    expect(cart()).toEqual([
      ['amber-1g', 2, 32],
      ['birch-1g', 1, 26],
    ]);
  });

  test('says when nobody delivers to the address', async () => {
    const { dialog, t } = await open([], deliveryAnswers(null));
    expect(await dialog.findByText(t('order.again.noProvider'))).toBeVisible();
  });

  test.each([
    ['the catalogue', catalogue, offline],
    ['the dispensary', 'GET /.netlify/functions/delivery-available-providers', problem(500, 'internal')],
  ])('when %s fails, shows an error and can be retried', async (_, path, response) => {
    const { api, dialog, lines, t, user } = await open([buildOffer()], { [path]: response });
    expect(await dialog.findByText(t('order.again.failed'))).toBeVisible();
    Object.assign(api.answers, { [catalogue]: [buildSummary()], ...deliveryAnswers() });
    await user.click(dialog.getByRole('button', { name: t('app.retry') }));
    expect(await lines()).toHaveLength(2);
    expect(dialog.queryByText(t('order.again.failed'))).toBeNull();
  });
});

describe('ordering again in one tap', () => {
  test('fills the cart and opens it, without a dialog, where nothing has changed', async () => {
    const { button, user } = renderQuick();
    await user.click(button);
    await waitFor(() => expect(usePanel.getState().open).toBe('cart'));
    expect(cart()).toEqual([
      ['amber-1g', 2, 30],
      ['birch-1g', 1, 25],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveAccessibleName('Order again');
  });

  test('is busy while it checks, and a second tap adds nothing', async () => {
    const { button, user, t } = renderQuick();
    await user.dblClick(button);
    await waitFor(() => expect(usePanel.getState().open).toBe('cart'));
    expect(cart()[0]).toEqual(['amber-1g', 2, 30]);
    expect(t('order.again.checking')).not.toBe('');
  });

  test.each<[string, typeof sameOffers, Parameters<typeof fakeApi>[0]]>([
    ['an item is sold out', [buildOffer(), buildOffer({ productVariantId: 'birch-1g', availableQuantity: 0 })], {}],
    ['an item is not delivered here', [buildOffer()], {}],
    ['fewer are left', [buildOffer({ availableQuantity: 1 }), sameOffers[1]!], {}],
    ['a price has changed', [buildOffer({ price: usd(31) }), sameOffers[1]!], {}],
    ['another dispensary delivers', sameOffers, deliveryAnswers(buildProvider({ id: 'provider-2' }), sameOffers)],
    ['nobody delivers', sameOffers, deliveryAnswers(null)],
    ['the catalogue fails', sameOffers, { [catalogue]: offline }],
  ])('shows the dialog first, with an untouched cart, where %s', async (_, offers, answers) => {
    const { button, user, t } = renderQuick(offers, answers);
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: t('order.again') })).toBeVisible();
    expect(cart()).toEqual([]);
    expect(usePanel.getState().open).toBeNull();
  });

  test('keeps what else is in the cart', async () => {
    useCart.setState({ items: [buildCartItem({ productVariantId: 'cedar-1g', quantity: 1 })] });
    const { button, user } = renderQuick();
    await user.click(button);
    await waitFor(() => expect(usePanel.getState().open).toBe('cart'));
    expect(cart().map(([id, quantity]) => [id, quantity])).toEqual([
      ['cedar-1g', 1],
      ['amber-1g', 2],
      ['birch-1g', 1],
    ]);
  });

  test.each([
    ['one item', [{ productVariantId: 'birch-1g', quantity: 1 }]],
    [
      'all items',
      [
        { productVariantId: 'amber-1g', quantity: 2 },
        { productVariantId: 'birch-1g', quantity: 1 },
      ],
    ],
  ])('asks first where the cart has %s already, and adds nothing until then', async (_, items) => {
    useCart.setState({ items: items.map((item) => buildCartItem(item)) });
    const before = cart();
    const { button, user, t } = renderQuick();
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: t('order.again') })).toBeVisible();
    expect(cart()).toEqual(before);
  });

  test('a later tap does not double the order', async () => {
    const { button, user, t } = renderQuick();
    await user.click(button);
    await waitFor(() => expect(cart()).toHaveLength(2));
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: t('order.again') })).toBeVisible();
    expect(cart().map(([, quantity]) => quantity)).toEqual([2, 1]);
  });

  test('the dialog is outside the dark hero, whose colors it would inherit', async () => {
    const { button, user, container } = renderQuick([]);
    await user.click(button);
    expect(container).not.toContainElement(await screen.findByRole('dialog'));
  });
});
