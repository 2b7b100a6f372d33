import { beforeEach, describe, expect, test } from 'vitest';
import { chosenPlace } from '../../tests/fixtures/buildShop';
import {
  chooseDeliveryPlace,
  chooseStorePlace,
  restoreDeliveryPlace,
  restoreStorePlace,
  useDeliveryPlace,
  useStorePlace,
} from './deliveryPlace';

const delivery = { usePlace: useDeliveryPlace, choose: chooseDeliveryPlace, restore: restoreDeliveryPlace };
const stores = { usePlace: useStorePlace, choose: chooseStorePlace, restore: restoreStorePlace };

const forget = () => {
  for (const { usePlace } of [delivery, stores]) usePlace.setState(usePlace.getInitialState(), true);
};

beforeEach(forget);

describe.each([
  { of: 'deliveries', key: 'place_delivery', otherKey: 'place_store', ...delivery },
  { of: 'the store locator', key: 'place_store', otherKey: 'place_delivery', ...stores },
])('S4-29 S9-12 the address of $of', ({ key, otherKey, usePlace, choose, restore }) => {
  const place = () => usePlace.getState().place;
  const reload = () => {
    forget();
    restore();
  };

  test('is saved by its place and restored on load', () => {
    choose(chosenPlace);
    reload();
    expect(place()).toEqual(chosenPlace);
    expect(JSON.parse(localStorage.getItem(key)!)).toEqual(chosenPlace);
  });

  test('stays apart from the other', () => {
    localStorage.setItem(otherKey, JSON.stringify(chosenPlace));
    reload();
    expect(place()).toBeNull();
    choose({ ...chosenPlace, placeId: 'place-2' });
    expect(JSON.parse(localStorage.getItem(otherKey)!)).toEqual(chosenPlace);
  });

  test('can be given up', () => {
    choose(chosenPlace);
    choose(null);
    reload();
    expect(place()).toBeNull();
  });

  test.each([
    '{',
    'null',
    '"place-1"',
    '{"placeId":"place-1"}',
    '{"placeId":1,"addressTwo":"","label":""}',
    '{"placeId":"","addressTwo":"","label":""}',
    // No address takes it (S3-07), so every look-up would fail.
    `{"placeId":"place-1","addressTwo":"${'9'.repeat(61)}","label":""}`,
  ])('that was stored as %s is dropped', (text) => {
    localStorage.setItem(key, text);
    reload();
    expect(place()).toBeNull();
  });

  test('is no more than place, unit and words, whatever else was stored', () => {
    localStorage.setItem(key, JSON.stringify({ ...chosenPlace, state: 'CA' }));
    reload();
    expect(place()).toEqual(chosenPlace);
  });

  test('that another tab chose is taken over', () => {
    restore();
    localStorage.setItem(key, JSON.stringify(chosenPlace));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(place()).toEqual(chosenPlace);
  });
});
