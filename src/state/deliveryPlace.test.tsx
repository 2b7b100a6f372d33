import { beforeEach, describe, expect, test } from 'vitest';
import { chosenPlace } from '../../tests/fixtures/buildShop';
import { chooseDeliveryPlace, restoreDeliveryPlace, useDeliveryPlace } from './deliveryPlace';

const place = () => useDeliveryPlace.getState().place;
const reload = () => {
  useDeliveryPlace.setState(useDeliveryPlace.getInitialState(), true);
  restoreDeliveryPlace();
};

beforeEach(() => useDeliveryPlace.setState(useDeliveryPlace.getInitialState(), true));

describe('S4-29 the address', () => {
  test('is saved by its place and restored on load', () => {
    chooseDeliveryPlace(chosenPlace);
    reload();
    expect(place()).toEqual(chosenPlace);
    expect(JSON.parse(localStorage.getItem('place_delivery')!)).toEqual(chosenPlace);
  });

  test('stays apart from that of the store locator', () => {
    localStorage.setItem('place_store', JSON.stringify(chosenPlace));
    reload();
    expect(place()).toBeNull();
  });

  test('can be given up', () => {
    chooseDeliveryPlace(chosenPlace);
    chooseDeliveryPlace(null);
    reload();
    expect(place()).toBeNull();
  });

  test.each(['{', 'null', '"place-1"', '{"placeId":"place-1"}', '{"placeId":1,"addressTwo":"","label":""}'])(
    'that was stored as %s is dropped',
    (text) => {
      localStorage.setItem('place_delivery', text);
      reload();
      expect(place()).toBeNull();
    },
  );

  test('that another tab chose is taken over', () => {
    restoreDeliveryPlace();
    localStorage.setItem('place_delivery', JSON.stringify(chosenPlace));
    window.dispatchEvent(new StorageEvent('storage', { key: 'place_delivery' }));
    expect(place()).toEqual(chosenPlace);
  });
});
