import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem, chosenPlace } from '../../tests/fixtures/builders/buildShop';
import { useCart } from '../state/cart';
import { useDeliveryPlace, useStorePlace } from '../state/delivery/deliveryPlace';
import { isPersisted, loadText, saveText, storageKeys } from './storage';

afterEach(() => {
  // Clear the cookies and memory that replace blocked storage.
  for (const key of ['key', storageKeys.token, storageKeys.cart, storageKeys.queryCache]) saveText(key, null);
});

const block = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

describe('texts', () => {
  test('are stored in local storage, and null removes them', () => {
    saveText('key', 'one');
    expect([localStorage.getItem('key'), loadText('key')]).toEqual(['one', 'one']);
    saveText('key', null);
    expect([localStorage.getItem('key'), loadText('key')]).toEqual([null, null]);
  });

  test('are not stored in cookies while local storage works', () => {
    saveText('key', 'one');
    expect(document.cookie).toBe('');
  });
});

const amber = buildCartItem();
const { image: _image, ...imageless } = amber.metadata;
const invalidPlaces = ['{"placeId":', '[]', '7', '"place-1"', '{"placeId":"","addressTwo":"","label":""}'];

describe('a corrupt or foreign stored value', () => {
  test.each([
    ...['[{', '{"items":[]}', 'null', '"cart"'].map((text) => ['cart', text, useCart.restore] as const),
    ...invalidPlaces.map((text) => ['deliveryPlace', text, useDeliveryPlace.restore] as const),
    ...invalidPlaces.map((text) => ['storePlace', text, useStorePlace.restore] as const),
  ])('%s: %j is dropped, and the page starts without it', (name, text, restore) => {
    localStorage.setItem(storageKeys[name], text);
    restore();
    expect(localStorage.getItem(storageKeys[name])).toBeNull();
    expect([useCart.getState().items, useDeliveryPlace.getState().place, useStorePlace.getState().place]).toEqual([
      [],
      null,
      null,
    ]);
  });

  test('S4-19 one invalid item of a cart is dropped, the others kept', () => {
    localStorage.setItem(storageKeys.cart, JSON.stringify([{ ...amber, metadata: imageless }, amber, null]));
    useCart.restore();
    expect(useCart.getState().items).toEqual([amber]);
  });

  test('S4-29 one invalid place leaves the other', () => {
    localStorage.setItem(storageKeys.storePlace, '{');
    localStorage.setItem(storageKeys.deliveryPlace, JSON.stringify(chosenPlace));
    useStorePlace.restore();
    useDeliveryPlace.restore();
    expect([useStorePlace.getState().place, useDeliveryPlace.getState().place]).toEqual([null, chosenPlace]);
  });

  afterEach(() => {
    for (const store of [useCart, useDeliveryPlace, useStorePlace])
      (store as typeof useCart).setState(store.getInitialState() as never, true);
  });
});

async function nextPage() {
  vi.resetModules();
  return import('./storage');
}

const blockCookies = () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

const blockName = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

const blockCalls = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) block(method);
};

const removeName = () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe.each([
  ['blocked by name', blockName],
  ['blocked call by call', blockCalls],
  ['missing', removeName],
  ['full', fill],
])('S9-12 when local storage is %s', (_, spoil) => {
  test('a short text becomes a cookie, and the next page finds it', async () => {
    spoil();
    saveText('key', 'one');
    saveText('key', 'Rue Sainte-Catherine; 2 = é');
    expect(document.cookie).toBe(`lS_key=${encodeURIComponent('Rue Sainte-Catherine; 2 = é')}`);
    expect(loadText('key')).toBe('Rue Sainte-Catherine; 2 = é');
    expect((await nextPage()).loadText('key')).toBe('Rue Sainte-Catherine; 2 = é');
  });

  test('it can be removed', async () => {
    spoil();
    saveText('key', 'one');
    saveText('key', null);
    expect([loadText('key'), document.cookie, (await nextPage()).loadText('key')]).toEqual([null, '', null]);
  });

  test.each(['token', 'orderAttempt', 'checkoutDraft', 'lastOrder', 'queryCache'] as const)(
    'S4-41 S9-12 the %s is never a cookie, which would be sent with every request',
    (name) => {
      spoil();
      saveText(storageKeys[name], 'Ring twice');
      expect([loadText(storageKeys[name]), document.cookie]).toEqual(['Ring twice', '']);
      saveText(storageKeys[name], null);
    },
  );

  test('S9-12 the note of a draft order is not a cookie either', () => {
    saveText(storageKeys.orderAttempt, '{"note":"Ring twice"}');
    expect([loadText(storageKeys.orderAttempt), document.cookie]).toEqual(['{"note":"Ring twice"}', '']);
    saveText(storageKeys.orderAttempt, null);
  });

  test('S4-41 the token is kept in memory and never in a cookie, which would be sent with every request', async () => {
    spoil();
    saveText(storageKeys.token, 'token-1');
    expect([loadText(storageKeys.token), document.cookie]).toEqual(['token-1', '']);
    expect((await nextPage()).loadText('token')).toBeNull();
    saveText(storageKeys.token, null);
    expect(loadText(storageKeys.token)).toBeNull();
  });

  test('a long text is kept in memory, and removes an older one from the cookie', async () => {
    spoil();
    saveText('key', 'short');
    const long = '€'.repeat(1000);
    saveText('key', long);
    expect([loadText('key'), document.cookie]).toEqual([long, '']);
    expect((await nextPage()).loadText('key')).toBeNull();
  });

  test('without cookies everything lasts as long as the page', async () => {
    spoil();
    blockCookies();
    saveText('key', 'one');
    saveText('other', '7');
    expect([loadText('key'), loadText('other'), document.cookie]).toEqual(['one', '7', '']);
    saveText('key', 'two');
    expect(loadText('key')).toBe('two');
    saveText('key', null);
    expect(loadText('key')).toBeNull();
    expect((await nextPage()).loadText('other')).toBeNull();
    saveText('other', null);
  });
});

describe('S9-12 when local storage works again', () => {
  test('the fallback value is still found, and the next write removes the cookie', () => {
    const blocked = fill();
    saveText('key', 'one');
    blocked.mockRestore();
    expect(loadText('key')).toBe('one');
    saveText('key', 'two');
    expect([localStorage.getItem('key'), loadText('key'), document.cookie]).toEqual(['two', 'two', '']);
  });

  test('a value in memory is replaced by the next write', () => {
    const blocked = fill();
    saveText(storageKeys.token, 'token-1');
    blocked.mockRestore();
    saveText(storageKeys.token, 'token-2');
    expect([localStorage.getItem('token'), loadText(storageKeys.token)]).toEqual(['token-2', 'token-2']);
  });

  test('a removed text does not come back from the cookie', () => {
    const blocked = fill();
    saveText('key', 'one');
    blocked.mockRestore();
    saveText('key', null);
    expect([loadText('key'), document.cookie]).toEqual([null, '']);
  });
});

describe('when storage is full', () => {
  /** Storage that holds a limited number of characters. */
  function limit(size: number): void {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      const otherEntries = Object.entries(this).filter(([other]) => other !== key);
      const used = otherEntries.reduce((sum, [other, text]) => sum + other.length + String(text).length, 0);
      if (used + key.length + value.length > size) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
  }

  test('S9-12 cached responses make room for a cart that is too long for a cookie', async () => {
    limit(10_000);
    saveText(storageKeys.queryCache, 'q'.repeat(9000));
    saveText(storageKeys.cart, 'c'.repeat(6000));
    expect([localStorage.getItem(storageKeys.queryCache), isPersisted(storageKeys.cart)]).toEqual([null, true]);
    expect((await nextPage()).loadText(storageKeys.cart)).toBe('c'.repeat(6000));
    saveText(storageKeys.queryCache, 'q'.repeat(9000));
    expect([isPersisted(storageKeys.cart), isPersisted(storageKeys.queryCache)]).toEqual([true, false]);
  });

  test('S9-12 a cart that does not fit even then is known not to be kept', () => {
    limit(5000);
    saveText(storageKeys.cart, 'c'.repeat(6000));
    expect([loadText(storageKeys.cart), isPersisted(storageKeys.cart)]).toEqual(['c'.repeat(6000), false]);
  });

  test.each(['short', 'x'.repeat(5000)])('the newer text counts, not the one that is still stored', async (text) => {
    saveText('key', 'old');
    fill();
    saveText('key', text);
    expect([localStorage.getItem('key'), loadText('key')]).toEqual([null, text]);
    expect((await nextPage()).loadText('key')).not.toBe('old');
  });

  test('S4-41 a previous shopper’s token does not come back', async () => {
    saveText(storageKeys.token, 'token-1');
    fill();
    saveText(storageKeys.token, 'token-2');
    expect([localStorage.getItem('token'), loadText(storageKeys.token)]).toEqual([null, 'token-2']);
    expect((await nextPage()).loadText('token')).toBeNull();
  });
});

test('S4-41 a cookie with the token’s name is ignored', () => {
  document.cookie = 'lS_token=token-1; Path=/';
  expect(loadText(storageKeys.token)).toBeNull();
  document.cookie = 'lS_token=; Path=/; Max-Age=0';
});

test('values left in read-only storage do not come back on this page', () => {
  saveText('key', 'one');
  block('setItem');
  block('removeItem');
  saveText('key', null);
  expect([localStorage.getItem('key'), loadText('key')]).toEqual(['one', null]);
});
