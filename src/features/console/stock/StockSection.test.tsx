import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { apiMarkHeaders, fakeApi, problem, noContent } from '../../../../tests/fixtures/servers/fakeApi';
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

  test('Enter and Escape of an input method neither save nor take back a count', async () => {
    const { api, user } = renderStockSection({ [save]: product });
    const count = await screen.findByLabelText('In stock: Blue Ridge');
    await user.clear(count);
    await user.type(count, '9');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(count, { key, isComposing: true });
    expect([count, api.callsOf(save).length]).toEqual([document.activeElement, 0]);
    expect(count).toHaveValue('9');
  });

  test('"Try again" repeats an export that failed, and not the loading', async () => {
    const file = 'GET /v1/staff/stock/export';
    const { api, user } = renderStockSection({ [file]: broken });
    await screen.findByText('Blue Ridge');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file was not exported')).toBeVisible();
    api.answers[file] = new Response('productVariantId', { headers: apiMarkHeaders });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsOf(file)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('The file was not exported')).toBeNull());
    expect(api.callsOf(list)).toHaveLength(1);
  });

  test('thousands of products are shown a hundred at a time, and all are searched', async () => {
    const products = Array.from({ length: 450 }, (_, at) => ({
      ...product,
      productVariantId: `v${at}`,
      title: `Pod ${at}`,
    }));
    const { user } = renderStockSection({ [list]: { products, total: 450 } });
    await screen.findByText('100 of 450 products');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('200 of 450 products')).toBeVisible();
    expect(screen.getAllByLabelText(/^In stock:/)).toHaveLength(200);
    await user.type(screen.getByLabelText('Search'), 'Pod 449');
    expect(screen.getAllByLabelText(/^In stock:/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test.each([
    ['In stock: Blue Ridge', '12,0', { availableQuantity: 12 }],
    ['In stock: Blue Ridge', '1 200', { availableQuantity: 1200 }],
    ['In stock: Blue Ridge', '٩', { availableQuantity: 9 }],
    ['Price: Blue Ridge', '34,50', { price: 34.5 }],
    ['Price: Blue Ridge', '34,50 $', { price: 34.5 }],
    ['Price: Blue Ridge', '1.234,50', { price: 1234.5 }],
    ['Price: Blue Ridge', '３４．５０', { price: 34.5 }],
  ])('%s is saved as typed on any keypad: %s', async (label, typed, body) => {
    const { api, user } = renderStockSection({ [save]: product });
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(api.callsOf(save).map((call) => call.body)).toEqual([body]));
  });

  test('a product is added with figures of any keypad, and each wrong one is named at its field', async () => {
    const add = 'POST /v1/staff/stock';
    const variant = { productVariantId: 'pod-b', title: 'Fir', brand: 'Alder', thcGrams: 1, oilGrams: 1 };
    const variants = { variants: [{ ...variant, suggestedPrice: null }], total: 1 };
    const { api, user } = renderStockSection({ 'GET /v1/staff/catalogue': variants, [add]: product });
    await user.click(screen.getByRole('button', { name: 'Add a product' }));
    await user.type(screen.getByLabelText('Product or brand'), 'Fir');
    await user.click(await screen.findByRole('button', { name: 'Fir · Alder' }));
    const [count, price] = [screen.getByLabelText('In stock'), screen.getByLabelText('Price')];
    await user.clear(count);
    await user.type(count, 'a few');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(count).toHaveAccessibleDescription('Expected a whole number up to 1,000,000, such as 12.');
    expect(price).toHaveAccessibleDescription('Expected a price such as 34.50, up to 100,000.');
    await user.clear(count);
    await user.type(count, '12');
    await user.type(price, '34,50');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const body = { productVariantId: 'pod-b', availableQuantity: 12, price: 34.5 };
    await waitFor(() => expect(api.callsOf(add).map((call) => call.body)).toEqual([body]));
  });

  test('a tap too many on “Mark sold out” asks before it removes the product', async () => {
    const remove = 'DELETE /v1/staff/stock/pod-a';
    const { api, user } = renderStockSection({ [save]: product });
    const soldOut = await screen.findByRole('button', { name: 'Mark sold out' });
    api.answers[list] = stock({ availableQuantity: 0 });
    await user.click(soldOut);
    await user.click(await screen.findByRole('button', { name: 'Remove Blue Ridge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Blue Ridge?' }));
    expect(api.callsOf(remove)).toEqual([]);
    Object.assign(api.answers, { [remove]: noContent(), [list]: { products: [], total: 0 } });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No products yet.')).toBeVisible();
    expect(api.callsOf(remove)).toHaveLength(1);
  });
});

describe('a stock file', () => {
  const preview = 'POST /v1/staff/stock/import';
  const choose = async (bytes: Uint8Array<ArrayBuffer>, errors: { line: number; message: string }[] = []) => {
    const drawn = renderStockSection({
      [preview]: { version: 'v', changes: [], unchanged: 1, errors, isApplied: false },
    });
    await drawn.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const field = screen.getByLabelText<HTMLInputElement>(/^File/);
    await drawn.user.upload(field, new File([bytes], 'stock.csv', { type: 'text/csv' }));
    return drawn;
  };
  const csv = 'productVariantId\ttitle\npod-a\tRosé\n';
  const littleEndian = new Uint8Array([0xff, 0xfe, ...[...csv].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  const windows = new Uint8Array([...csv].map((letter) => letter.charCodeAt(0)));

  test.each([
    ['UTF-16, Excel’s “Unicode text”', littleEndian],
    ['Windows-1252, Excel’s “CSV”', windows],
  ])('in %s is sent as it was written', async (_, bytes) => {
    const { api } = await choose(bytes);
    await screen.findByText('0 changes, 1 unchanged');
    expect(api.callsOf(preview).map(({ body }) => body)).toEqual([{ csv }]);
  });

  test('that is a workbook is refused with what to do', async () => {
    const { api } = await choose(new TextEncoder().encode('PK\u0003\u0004'));
    expect(await screen.findByText(/save it as CSV/)).toBeVisible();
    expect(api.callsOf(preview)).toEqual([]);
  });

  test('that is too long is refused with what to do', async () => {
    const { api } = await choose(new Uint8Array(1_500_001).fill(0x61));
    expect(await screen.findByText(/divide it into several/)).toBeVisible();
    expect(api.callsOf(preview)).toEqual([]);
  });

  test('counts wrong lines, not what is wrong in them, and cannot be applied', async () => {
    const errors = ['price', 'availableQuantity'].map((message) => ({ line: 2, message }));
    await choose(windows, errors);
    expect(await screen.findByText('1 line is wrong, so nothing can be applied')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });
});
