import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import type { StockProduct } from '../../../domain/staff/stockSchema';
import { StockSection } from './StockSection';

const list = 'GET /v1/staff/stock';
const save = 'PATCH /v1/staff/stock/pod-a';
const product: StockProduct = {
  productVariantId: 'pod-a',
  title: 'Blue Ridge',
  brand: 'Alder',
  availableQuantity: 4,
  price: { amount: 30, currencyCode: 'USD' },
  thcGrams: 1,
  countedAt: null,
};
const stock = (changes: Partial<StockProduct> = {}) => ({ products: [{ ...product, ...changes }], total: 1 });
const broken = problem(500, 'internal', { detail: 'Please try later.' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:stock';
  URL.revokeObjectURL = () => {};
});

function renderStockSection(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [list]: stock(), ...answers });
  return { api, ...renderInLocale(<StockSection providerId="alder" />) };
}

describe('stock and prices', () => {
  test('a count that could not be saved stays typed, and can be saved again', async () => {
    const { api, user } = renderStockSection({ [save]: broken });
    const count = await screen.findByLabelText('In stock: Blue Ridge');
    await user.clear(count);
    await user.type(count, '9{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try later.');
    expect(count).toHaveValue('9');
    Object.assign(api.answers, { [save]: product, [list]: stock({ availableQuantity: 9 }) });
    await user.type(count, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(count).toHaveValue('9');
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ availableQuantity: 9 }, { availableQuantity: 9 }]);
  });

  test('Escape takes back a count that could not be saved, and its message', async () => {
    const { user } = renderStockSection({ [save]: broken });
    const count = await screen.findByLabelText('In stock: Blue Ridge');
    await user.type(count, '2{Enter}');
    await screen.findByRole('alert');
    await user.type(count, '{Escape}');
    expect(count).toHaveValue('4');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('"Try again" repeats an export that failed, and not the loading', async () => {
    const file = 'GET /v1/staff/stock/export';
    const { api, user } = renderStockSection({ [file]: broken });
    await screen.findByText('Blue Ridge');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file was not exported')).toBeVisible();
    api.answers[file] = new Response('productVariantId');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsOf(file)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('The file was not exported')).toBeNull());
    expect(api.callsOf(list)).toHaveLength(1);
  });
});
