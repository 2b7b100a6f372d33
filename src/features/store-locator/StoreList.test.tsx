import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildAddress, buildStore, chosenPlace } from '../../../tests/fixtures/buildShop';
import { fakeApi, problem, silence } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { chooseStorePlace } from '../../state/deliveryPlace';
import { StoreList } from './StoreList';

test('S2-78 stores stand by town and name, with address and telephone', () => {
  const given = [
    buildStore({ id: 'c', city: 'Oakland', name: 'Cinder' }),
    buildStore({ id: 'b', city: 'Fresno', name: 'Birch', phone: '+1 (559) 555-0101' }),
    buildStore({ id: 'a', city: 'Oakland', name: 'Ash' }),
  ];
  const { t } = renderInLocale(<StoreList stores={given} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Birch', 'Ash', 'Cinder']);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('1 Oak AveFresno, CA 93701');
  expect(
    within(first!).getByRole('link', { name: new RegExp(`^${t('storeLocator.call', { store: 'Birch' })}`) }),
  ).toHaveAttribute('href', 'tel:+15595550101');
  expect(given.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('S2-78 it counts them and suggests calling ahead', () => {
  const { t, plural } = renderInLocale(<StoreList stores={[buildStore()]} />);
  expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  expect(screen.getByRole('status')).toHaveTextContent(t('storeLocator.callAhead'));
});

test('S2-78 where there is none, that is said', () => {
  const { t } = renderInLocale(<StoreList stores={[]} />);
  expect(screen.getByText(t('storeLocator.none'))).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

describe('S2-34 with an address', () => {
  const toAddress = 'GET /.netlify/functions/delivery-place-to-address';
  const stores = [
    buildStore({ id: 'fresno', name: 'Birch', city: 'Fresno', latitude: 36.7378, longitude: -119.7871 }),
    buildStore({ id: 'oakland', name: 'Ash', city: 'Oakland', latitude: 37.8044, longitude: -122.2712 }),
  ];
  const berkeley = buildAddress({ latitude: 37.8715, longitude: -122.273 });
  const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
  const draw = (answer: Parameters<typeof fakeApi>[0][string], localeId?: LocaleId) => {
    const api = fakeApi({ [toAddress]: answer });
    chooseStorePlace(chosenPlace);
    return { ...renderInLocale(<StoreList stores={stores} />, { localeId }), api };
  };

  test('the nearest stands first, each with its distance in miles', async () => {
    draw(berkeley);
    expect(await screen.findByText('4.6 mi')).toBeVisible();
    expect(screen.getByText('157 mi')).toBeVisible();
    expect(names()).toEqual(['Ash', 'Birch']);
    expect(screen.getByRole('status')).toHaveTextContent('Nearest to 12 Elm St first');
  });

  test.each([
    ['en-CA', '7.5 km'],
    ['fr-CA', '7,5 km'],
  ] as const)('in %s the distance is %s', async (localeId, distance) => {
    draw(berkeley, localeId);
    expect(await screen.findByText(distance)).toBeVisible();
  });

  test('until its place is known the list by town stands', async () => {
    const { t, api } = draw(silence);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.getByRole('status')).toHaveTextContent(t('storeLocator.order.town'));
  });

  test.each([
    ['has no coordinates', buildAddress()],
    ['is not known', problem(404, 'place_unknown')],
  ])('that %s leaves the list by town, and that is said', async (_, answer) => {
    draw(answer);
    expect(await screen.findByText('Sorted by town: 12 Elm St was not found')).toBeVisible();
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test('that is given up brings the list by town back', async () => {
    const { t } = draw(berkeley);
    await screen.findByText('4.6 mi');
    act(() => chooseStorePlace(null));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.queryByText('4.6 mi')).toBeNull();
    expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  });
});

test('S2-34 without an address nothing is asked for, and the list is by town', () => {
  const api = fakeApi({});
  const { t } = renderInLocale(<StoreList stores={[buildStore()]} />);
  expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  expect(api.calls).toEqual([]);
});
