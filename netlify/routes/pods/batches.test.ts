import { expect, test } from 'vitest';
import { batchInfoSchema } from '../../../src/domain/unlock/batchInfoSchema';
import { podShop } from '../../../tests/fixtures/builders/podShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';

const api = await setUpTestApp();
const shop = podShop(api);

const find = (batchId: string, headers?: Record<string, string>) => shop.get(`/v1/app/batches/${batchId}`, headers);

test('S7-32 S3-18 a batch shows its product, brand and image without a token', async () => {
  const { status, body } = await find('b3');
  expect([status, batchInfoSchema.strict().parse(body)]).toEqual([
    200,
    {
      batchId: 'b3',
      productVariantId: 'pod-b',
      title: 'Blue Ridge',
      variantTitle: '1 g',
      brandName: 'Alder',
      productType: 'oil',
      slug: 'blue-ridge',
      productPath: '/shop/pods/blue-ridge',
      featuredImage: '/pictures/pod-alder-sativa.0a1b2c3d-480.webp',
      grams: 1,
      thcGrams: 0.8,
      regions: ['CA', 'OH'],
    },
  ]);
});

test('S7-32 is in French if requested and translated', async () => {
  const french = { 'accept-language': 'fr-CA,fr;q=0.9' };
  const { body } = await find('b4', french);
  expect([body.title, body.variantTitle]).toEqual(['Verger de nuit', '0,5 g']);
  expect((await find('b1', french)).body.title).toBe('Blue Ridge');
});

test.each([
  ['b9', 404, 'batch_unknown'],
  ['B1', 404, 'batch_unknown'],
  ['constructor', 404, 'batch_unknown'],
  ['%00', 422, 'not_valid'],
  ['x'.repeat(101), 422, 'not_valid'],
])('S7-32 there is no batch %s', async (batchId, status, code) => {
  const response = await find(batchId);
  expect([response.status, response.body.code]).toEqual([status, code]);
});
