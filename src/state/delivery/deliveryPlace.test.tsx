import { beforeEach, describe, expect, test } from 'vitest';
import { chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { chooseDeliveryPlace, chooseStorePlace, useDeliveryPlace, useStorePlace } from './deliveryPlace';

const delivery = { usePlace: useDeliveryPlace, choose: chooseDeliveryPlace, restore: useDeliveryPlace.restore };
const stores = { usePlace: useStorePlace, choose: chooseStorePlace, restore: useStorePlace.restore };

const resetStore = () => {
  for (const { usePlace } of [delivery, stores]) usePlace.setState(usePlace.getInitialState(), true);
};

beforeEach(resetStore);

describe.each([
  { of: 'deliveries', key: 'place_delivery', otherKey: 'place_store', ...delivery },
  { of: 'the store locator', key: 'place_store', otherKey: 'place_delivery', ...stores },
])('S4-29 S9-12 the address of $of', ({ key, otherKey, usePlace, choose, restore }) => {
  const place = () => usePlace.getState().place;
  const reload = () => {
    resetStore();
    restore();
  };

  test('is stored by its place and restored on load', () => {
    choose(chosenPlace);
    reload();
    expect(place()).toEqual(chosenPlace);
    expect(JSON.parse(localStorage.getItem(key)!)).toEqual(chosenPlace);
  });

  test('is independent of the other', () => {
    localStorage.setItem(otherKey, JSON.stringify(chosenPlace));
    reload();
    expect(place()).toBeNull();
    choose({ ...chosenPlace, placeId: 'place-2' });
    expect(JSON.parse(localStorage.getItem(otherKey)!)).toEqual(chosenPlace);
  });

  test('can be removed', () => {
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
    // Too long for the API (S3-07), so every lookup would fail.
    `{"placeId":"place-1","addressTwo":"${'9'.repeat(61)}","label":""}`,
  ])('stored as %s is dropped', (text) => {
    localStorage.setItem(key, text);
    reload();
    expect(place()).toBeNull();
  });

  test('consists of place, unit and label, whatever else was stored', () => {
    localStorage.setItem(key, JSON.stringify({ ...chosenPlace, state: 'CA' }));
    reload();
    expect(place()).toEqual(chosenPlace);
  });
});
