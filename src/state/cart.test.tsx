import { beforeEach, describe, expect, test } from 'vitest';
import { buildCartItem, chosenPlace } from '../../tests/fixtures/builders/buildShop';
import { storageKeys } from '../data/storage';
import { addToCart, changeCart, clearCart, refreshCartPrices, setCartQuantity, useCart } from './cart';
import { chooseDeliveryPlace, useDeliveryPlace } from './delivery/deliveryPlace';

const amber = buildCartItem();
const birch = buildCartItem({ productVariantId: 'birch-500mg', price: 20 });

const quantities = () => useCart.getState().items.map((item) => [item.productVariantId, item.quantity]);
const stored = () => JSON.parse(localStorage.getItem('cart_v1')!) as unknown;

const reload = () => {
  useCart.setState(useCart.getInitialState(), true);
  useCart.restore();
};

beforeEach(() => useCart.setState(useCart.getInitialState(), true));

describe('S4-19 the cart persists in local storage, version v1', () => {
  test('S4-14 items added once and again', () => {
    addToCart(amber, 1);
    addToCart(birch, 2);
    addToCart(amber, 2);
    reload();
    expect(quantities()).toEqual([
      ['amber-1g', 3],
      ['birch-500mg', 2],
    ]);
    expect(stored()).toEqual(useCart.getState().items);
  });

  test('S5-12 at most the stock', () => {
    addToCart(amber, 2, 3);
    addToCart(amber, 2, 3);
    reload();
    expect(quantities()).toEqual([['amber-1g', 3]]);
    setCartQuantity('amber-1g', 9, 4);
    reload();
    expect(quantities()).toEqual([['amber-1g', 4]]);
  });

  test('S4-15 S4-16 a changed quantity, and a removed item', () => {
    addToCart(amber, 3);
    addToCart(birch, 1);
    setCartQuantity('amber-1g', 2);
    setCartQuantity('birch-500mg', 0);
    reload();
    expect(quantities()).toEqual([['amber-1g', 2]]);
  });

  test('S4-17 emptying clears everything', () => {
    addToCart(amber, 3);
    addToCart(birch, 1);
    clearCart();
    expect(quantities()).toEqual([]);
    reload();
    expect(quantities()).toEqual([]);
  });

  test('S4-18 the provider’s prices; without a change the list stays the same, so nothing rerenders', () => {
    addToCart(amber, 1);
    const items = useCart.getState().items;
    refreshCartPrices(new Map([['amber-1g', 30]]));
    expect(useCart.getState().items).toBe(items);
    refreshCartPrices(new Map([['amber-1g', 33.5]]));
    reload();
    expect(useCart.getState().items[0]!.price).toBe(33.5);
  });
});

describe('restoring', () => {
  test.each([
    ['nothing stored', null],
    ['no JSON', '[{'],
    ['no list', '{"items":[]}'],
  ])('S4-19 %s gives an empty cart', (_, text) => {
    if (text !== null) localStorage.setItem(storageKeys.cart, text);
    addToCartInMemoryOnly();
    useCart.restore();
    expect(quantities()).toEqual([]);
  });
});

describe('S4-19 two tabs with one cart', () => {
  const inTheOtherTab = (items: object[]) => localStorage.setItem(storageKeys.cart, JSON.stringify(items));

  test('S4-19 a change here keeps what the other tab just did, even before its event arrives', () => {
    useCart.restore();
    addToCart(amber, 1);
    inTheOtherTab([amber, { ...birch, quantity: 4 }]);
    setCartQuantity('amber-1g', 3);
    expect(quantities()).toEqual([
      ['amber-1g', 3],
      ['birch-500mg', 4],
    ]);
    expect(stored()).toEqual(useCart.getState().items);
  });

  test('S4-19 S4-17 storage cleared by the other tab gives an empty cart', () => {
    useCart.restore();
    addToCart(amber, 2);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(quantities()).toEqual([]);
    addToCart(birch, 1);
    expect(stored()).toEqual([birch]);
  });

  test('S4-19 if storage was cleared without an event, the next change stores everything again', () => {
    useCart.restore();
    addToCart(amber, 2);
    localStorage.clear();
    addToCart(birch, 1);
    expect(quantities()).toEqual([
      ['amber-1g', 2],
      ['birch-500mg', 1],
    ]);
    expect(stored()).toEqual(useCart.getState().items);
  });

  test('S4-19 an unchanged item keeps its identity, so its line does not rerender', () => {
    addToCart(amber, 1);
    addToCart(birch, 1);
    const [, second] = useCart.getState().items;
    setCartQuantity('amber-1g', 2);
    expect(useCart.getState().items[1]).toBe(second);
  });

  test('an update that returns the same list stores nothing', () => {
    changeCart((items) => items);
    expect(localStorage.getItem(storageKeys.cart)).toBeNull();
  });
});

test('S4-14 the cart knows the last added item until it has announced it', () => {
  addToCart(amber, 1);
  setCartQuantity('amber-1g', 2);
  expect(useCart.getState().added).toBe('amber-1g');
});

function addToCartInMemoryOnly(): void {
  useCart.setState({ items: [buildCartItem()] });
}

test('S6-02 a visitor’s cart and address are stored on the device, without an account', () => {
  addToCart(buildCartItem(), 2);
  chooseDeliveryPlace(chosenPlace);
  expect(localStorage.getItem('token')).toBeNull();
  useCart.setState({ items: [] });
  useDeliveryPlace.setState({ place: null });
  useCart.restore();
  useDeliveryPlace.restore();
  expect(useCart.getState().items).toMatchObject([{ quantity: 2 }]);
  expect(useDeliveryPlace.getState().place).toEqual(chosenPlace);
});
