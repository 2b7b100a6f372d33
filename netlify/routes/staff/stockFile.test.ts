import { describe, expect, test } from 'vitest';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';
import type { StockList } from '../../../src/domain/staff/stockSchema';
import { providerProducts } from '../../database/providerTables';
import { stockCalls, stockPath } from '../../../tests/fixtures/calls/stockCalls';

const calls = stockCalls();
const { preview, exported, apply, log, later, sell, set } = calls;

describe('a stock file', () => {
  const changeLine = (csv: string, id: string, change: (line: string) => string) =>
    csv
      .split('\r\n')
      .map((line) => (line.startsWith(`${id},`) ? change(line) : line))
      .join('\r\n');

  test('exported and imported unchanged changes nothing', async () => {
    const { body } = await preview(await exported());
    expect(body).toMatchObject({ changes: [], errors: [], unchanged: 2, isApplied: false });
  });

  test('is previewed, then applied as previewed', async () => {
    const csv = changeLine(await exported(), 'pod-a', (line) => line.replace(',20,30.00,', ',12,$33,'));
    const previewed = (await preview(csv)).body;
    expect(previewed).toMatchObject({
      errors: [],
      unchanged: 1,
      changes: [
        {
          line: 2,
          title: 'Blue Ridge',
          before: { availableQuantity: 20, price: { amount: 30 } },
          after: { availableQuantity: 12, price: { amount: 33 } },
        },
      ],
    });
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 20 });
    expect((await apply(csv, previewed.version)).body).toMatchObject({ isApplied: true });
    expect((await calls.sam().call<StockList>('GET', stockPath)).body.products[0]).toMatchObject({
      availableQuantity: 12,
      price: { amount: 33 },
    });
    expect(await log()).toEqual([
      ['stock.import', 'file', { counts: 1, prices: 1 }],
      ['stock.set', 'pod-a', { from: 20, to: 12 }],
      ['price.set', 'pod-a', { from: 3000, to: 3300 }],
    ]);
    // The stock has changed since the preview.
    expect((await apply(csv, previewed.version)).body).toMatchObject({ status: 409, code: 'stock_changed' });
  });

  test('units sold while it was edited, and between preview and import, are subtracted', async () => {
    const csv = changeLine(await exported(), 'pod-a', (line) => line.replace(',20,', ',50,'));
    later(60);
    await sell(3);
    later(60);
    const previewed = (await preview(csv)).body;
    expect(previewed.changes[0]!.after.availableQuantity).toBe(47);
    later(60);
    const order = await sell(2);
    expect((await apply(csv, previewed.version)).status).toBe(200);
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 45, 'pod-b': 10 });
    await calls.shop().move(order, 'DECLINED', 'Closed');
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 47 });
  });

  test('is refused if the stock was changed since the preview, or counted since the export', async () => {
    const csv = changeLine(await exported(), 'pod-a', (line) => line.replace(',20,', ',12,'));
    const { version } = (await preview(csv)).body;
    later(1);
    await set({ availableQuantity: 15 });
    expect((await apply(csv, version)).body).toMatchObject({ status: 409, code: 'stock_changed' });
    expect((await preview(csv)).body.errors).toEqual([
      { line: 2, message: 'asOf: counted again since this file was exported; export a new one' },
    ]);
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 15 });
  });

  test('is refused for a price that was changed since the export, unless the file has the same one', async () => {
    const csv = await exported();
    later(1);
    await set({ price: 33 });
    expect((await preview(csv)).body.errors).toEqual([
      { line: 2, message: 'asOf: the price was changed since this file was exported; export a new one' },
    ]);
    expect((await preview(changeLine(csv, 'pod-a', (line) => line.replace('30.00', '33.00')))).body.errors).toEqual([]);
    expect((await preview('productVariantId,price\npod-a,35')).body.errors).toEqual([]);
  });

  test('with another file than the previewed one, an old or a made-up version is refused', async () => {
    const csv = 'productVariantId,price\npod-a,35';
    const { version } = (await preview(csv)).body;
    expect((await apply(csv.replace('35', '36'), version)).status).toBe(409);
    expect((await apply(csv, 'x')).status).toBe(409);
    expect((await calls.sam().call('POST', `${stockPath}/import`, { csv })).status).toBe(422);
    later(3601);
    expect((await apply(csv, version)).status).toBe(409);
  });

  test('with an error changes nothing, and says what is wrong in which line', async () => {
    const csv = [
      'productVariantId;availableQuantity;price',
      'pod-a;5;31',
      'pod-b;many;4.555',
      'pod-x;1;1',
      'pod-a;6;31',
      ';1;1',
      'pod-b;1;1;1',
    ].join('\n');
    const { body } = await preview(csv);
    expect(body.errors).toEqual([
      { line: 3, message: 'availableQuantity: expected a whole number up to 1,000,000, such as 12, got "many"' },
      {
        line: 3,
        message: 'price: expected a price such as 34.50, up to 100,000, got "4.555", which can mean 4555 or 4.555',
      },
      { line: 4, message: 'productVariantId: "pod-x" is not in the assortment' },
      { line: 5, message: 'productVariantId: duplicate of line 2' },
      { line: 6, message: 'productVariantId: expected an id' },
      { line: 7, message: 'expected 3 fields, got 4' },
      { line: 7, message: 'productVariantId: duplicate of line 3' },
    ]);
    expect([body.changes.length, body.unchanged]).toEqual([1, 0]);
    const applied = await apply(csv, body.version);
    expect(applied).toMatchObject({ status: 422, body: { code: 'not_valid' } });
    expect(applied.body.errors).toHaveLength(body.errors.length);
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 20, 'pod-b': 10 });
  });

  test.each([
    ['', 'expected the columns'],
    ['name,count\npod-a,1', 'expected the columns'],
    ['productVariantId,title\npod-a,Blue', 'expected the columns'],
    ['productVariantId,price\n"pod-a,1', 'expected a quotation mark that closes the cell'],
  ])('that cannot be read is one error: %j', async (csv, message) => {
    expect((await preview(csv)).body.errors[0]!.message).toContain(message);
  });

  test.each([
    ['semicolons and decimal commas', 'productVariantId;title;brand;price\r\npod-a;Blue, Ridge;Alder;33,50\r\n'],
    ['tabs', 'productVariantId\ttitle\tprice\npod-a\tBlue; Ridge, 1 g\t33.5\n'],
    ['a mark of the byte order and quoted columns', '\uFEFF"productVariantId","price"\r\n"pod-a","33.50"\r\n'],
    ['quoted commas and quotes', 'productVariantId,title,price\npod-a,"Blue, ""the"" Ridge",33.50'],
    ['line ends of old Macs', 'productVariantId,price\rpod-a,33.50\r'],
    ['empty cells and rows at the end', 'productVariantId;price;;\npod-a;33.50;;\n;;;\n'],
  ])('with %s is read', async (_, csv) => {
    const { body } = await preview(csv);
    expect(body.errors).toEqual([]);
    expect(body.changes).toMatchObject([{ line: 2, after: { price: { amount: 33.5 } } }]);
  });

  test('with a title that has the other delimiters or begins like a formula is imported as it was exported', async () => {
    const title = '=HYPERLINK("https://evil.example";"Blue, Ridge")';
    await calls.api().context.database.update(providerProducts).set({ title });
    const csv = await exported();
    expect(csv).toContain('"\'=HYPERLINK(""https://evil.example"";""Blue, Ridge"")"');
    expect((await preview(csv)).body).toMatchObject({ errors: [], changes: [], unchanged: 2 });
  });

  test('with misplaced quotation marks still has every error by line', async () => {
    const csv = ['productVariantId,price', 'pod-x,1', '"pod-a,31', 'pod-y,2', 'pod-b,4"5', 'pod-a,"31"0', 'pod-z,3'];
    expect((await preview(csv.join('\n'))).body.errors.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('counts its prices from the time in it, so that a later one wins in whatever order both arrive', async () => {
    const csv = changeLine(await exported(), 'pod-a', (line) => line.replace(',30.00,', ',33.00,'));
    later(60);
    const between = new Date(shopTime.getTime() + 30_000).toISOString();
    const { version } = (await preview(csv)).body;
    expect((await apply(csv, version)).status).toBe(200);
    const data = { productVariantId: 'pod-a', price: 35, asOf: between };
    expect((await calls.shop().send({ type: 'price.update', data })).status).toBe(200);
    const { products } = (await calls.sam().call<StockList>('GET', stockPath)).body;
    expect(products[0]!.price.amount).toBe(35);
  });

  test('5,000 lines with 40 errors are previewed, and applied once they are right', async () => {
    const variants = Array.from({ length: 5000 }, (_, at) => ({
      providerId: 'alder',
      productVariantId: `many-${at}`,
      title: `Many ${at}`,
      brand: 'Alder',
      available: 5,
      priceCents: 3000,
      updatedAt: shopTime,
    }));
    for (let at = 0; at < variants.length; at += 1000)
      await calls
        .api()
        .context.database.insert(providerProducts)
        .values(variants.slice(at, at + 1000));
    const csv = [
      'productVariantId,availableQuantity,price',
      ...variants.map(({ productVariantId }, at) => `${productVariantId},${at % 125 ? 9 : 'x'},31`),
    ].join('\n');
    const { body } = await preview(csv);
    expect([body.errors.length, body.changes.length]).toEqual([40, 4960]);
    const valid = csv.replaceAll(',x,', ',9,');
    const { version } = (await preview(valid)).body;
    expect((await apply(valid, version)).body).toMatchObject({ isApplied: true });
    expect((await calls.shop().stock())['many-4999']).toBe(9);
  });
});
