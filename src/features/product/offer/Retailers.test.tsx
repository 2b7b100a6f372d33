import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buildAddress,
  buildPod,
  buildProduct,
  buildStore,
  chosenPlace,
} from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace, chooseStorePlace } from '../../../state/delivery/deliveryPlace';
import { Retailers } from './Retailers';

const stores = [
  buildStore({ id: 'a', name: 'Fresno Shop', brands: ['alder'] }),
  buildStore({ id: 'b', name: 'Oakland Shop', city: 'Oakland', latitude: 37.8, longitude: -122.3, brands: ['alder'] }),
  buildStore({ id: 'c', name: 'Arcata Shop', city: 'Arcata', latitude: 40.9, longitude: -124, brands: ['alder'] }),
  buildStore({ id: 'd', name: 'Chico Shop', city: 'Chico', latitude: 39.7, longitude: -121.8, brands: ['alder'] }),
  buildStore({ id: 'e', name: 'Birch Shop', brands: ['birch'] }),
  buildStore({ id: 'f', name: 'Ohio Shop', region: 'OH', brands: ['alder'] }),
];
const answers = {
  'GET /stores/en-US.json': stores,
  'GET /.netlify/functions/delivery-place-to-address': buildAddress({ latitude: 37.8, longitude: -122.27 }),
};
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent);

describe('S2-71 the retailers of a pod', () => {
  test('without an address, lists some of the region’s stores that carry its brand, by town, and links to all', async () => {
    fakeApi(answers);
    const { t } = renderInLocale(<Retailers product={buildPod()} />);
    await screen.findByText(t('product.retailers.byTown'));
    expect(names()).toEqual(['Arcata Shop', 'Chico Shop', 'Fresno Shop']);
    expect(screen.getByRole('link', { name: t('product.retailers.all') })).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
  });

  test.each([
    ['stores', chooseStorePlace],
    ['deliveries', chooseDeliveryPlace],
  ])('near an address for %s, lists the nearest first, with their distance', async (_, choose) => {
    fakeApi(answers);
    choose(chosenPlace);
    const { t } = renderInLocale(<Retailers product={buildPod()} />);
    await screen.findByText(t('product.retailers.near', { address: '12 Elm St' }));
    expect(names()[0]).toBe('Oakland Shop');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('1.6 mi');
  });

  test('says when no store has it', async () => {
    fakeApi({ 'GET /stores/en-US.json': [] });
    const { t } = renderInLocale(<Retailers product={buildPod()} />);
    expect(await screen.findByText(t('product.retailers.none'))).toBeVisible();
  });

  test('lists every store for a device', async () => {
    fakeApi(answers);
    const { t } = renderInLocale(<Retailers product={buildProduct({ productType: 'devices' })} />);
    expect(screen.getByRole('heading', { name: t('product.retailers.devices') })).toBeVisible();
    await screen.findByText('Arcata Shop');
    expect(screen.getByRole('link', { name: t('product.retailers.all') })).toHaveAttribute(
      'href',
      '/us/en/store-locator',
    );
  });

  test('a failure keeps the page and can be retried', async () => {
    const api = fakeApi({ 'GET /stores/en-US.json': offline });
    const { t, user } = renderInLocale(<Retailers product={buildPod()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('product.retailers.failed'));
    Object.assign(api.answers, answers);
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Arcata Shop')).toBeVisible();
  });
});
