import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { ProductListing } from './ProductListing';

const device = (slug: string, title: string) =>
  buildSummary({ slug, title, productType: 'devices', plantType: null, oilType: null });
const products = [device('battery', 'Battery'), device('kit', 'Kit')];

test('S2-12 a short list says in one line what each product is, and has no search, sorting or views', () => {
  fakeApi({});
  const lines = { battery: 'One battery for every pod', kit: 'With a case and a cable' };
  renderInLocale(<ProductListing listing={{ products, total: 2, lines }} routeId="devices" />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('One battery for every pod');
  expect(cards[1]).toHaveTextContent('With a case and a cable');
  for (const role of ['searchbox', 'combobox', 'radiogroup'] as const) expect(screen.queryByRole(role)).toBeNull();
});

test('S2-12 a longer list has them, and no lines', async () => {
  fakeApi({});
  renderInLocale(<ProductListing listing={{ products, total: 2 }} routeId="devices" />);
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('radiogroup')).toBeVisible();
});
