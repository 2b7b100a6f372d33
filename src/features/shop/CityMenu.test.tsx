import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { buildCityView } from '../../../tests/fixtures/builders/buildCity';
import { buildOffer, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { providerProductsQuery } from '../../data/delivery/deliveryCalls';
import { queryClient } from '../../data/queryClient';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { CityMenu } from './CityMenu';

const size = buildSummary().variants[0]!;
const pod = (title: string) =>
  buildSummary({ slug: title.toLowerCase(), title, variants: [{ ...size, id: `${title.toLowerCase()}-1g` }] });
const pods = ['Amber', 'Basil', 'Cedar', 'Dill'].map(pod);
const city = buildCityView({ menu: pods });
const offer = (id: string, availableQuantity: number) =>
  buildOffer({ productVariantId: `${id}-1g`, availableQuantity, price: { amount: 27.5, currencyCode: 'USD' } });

const products = 'GET /.netlify/functions/delivery-provider-products';
const card = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);

test('each pod is a link, and has the price and stock of the city’s dispensary once they load', async () => {
  const api = fakeApi({ [products]: [offer('amber', 40), offer('basil', 2), offer('cedar', 0)] });
  const { t } = renderInLocale(<CityMenu city={city} />);
  expect(screen.getByRole('region', { name: t('places.city.menu', { city: 'Fresno' }) })).toBeVisible();
  expect(card('Amber').getByText('$32.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/amber');
  expect(await card('Amber').findByText('$27.50')).toBeVisible();
  expect(card('Amber').getByText(t('list.stock.in'))).toBeVisible();
  expect(card('Basil').getByText(t('list.stock.left', { count: 2 }))).toBeVisible();
  expect(api.calls.map(({ query }) => query)).toEqual([{ providerId: 'fern' }]);
});

test('a pod that the dispensary has sold out or does not carry is marked, and keeps its place', async () => {
  fakeApi({ [products]: [offer('amber', 40), offer('cedar', 0)] });
  const { t } = renderInLocale(<CityMenu city={city} />);
  await card('Amber').findByText('$27.50');
  expect(card('Cedar').getByText(t('product.availability.SOLDOUT'))).toBeVisible();
  expect(card('Dill').getByText(t('product.availability.UNAVAILABLE'))).toBeVisible();
  expect(card('Dill').getByText('$32.00')).toBeVisible();
});

test('after a failure the suggested prices stay', async () => {
  const api = fakeApi({ [products]: problem(404, 'notFound') });
  renderInLocale(<CityMenu city={city} />);
  await expect.poll(() => api.calls.length).toBeGreaterThan(0);
  expect(card('Amber').getByText('$32.00')).toBeVisible();
});

test('cached offers of an earlier visit replace the suggested prices only after hydration', async () => {
  fakeApi({ [products]: [offer('amber', 40)] });
  const page = (
    <LocaleProvider localeId="en-US">
      <CityMenu city={city} />
    </LocaleProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const name = screen.getByText('Amber');
  queryClient.setQueryData(providerProductsQuery('fern').queryKey, [offer('amber', 40)]);
  const error = vi.spyOn(console, 'error');
  await act(async () => void render(page, { container, hydrate: true }));
  expect(card('Amber').getByText('$27.50')).toBeVisible();
  expect(screen.getByText('Amber')).toBe(name);
  expect(error).not.toHaveBeenCalled();
});
