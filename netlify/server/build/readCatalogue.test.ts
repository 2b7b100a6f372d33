import { expect, test } from 'vitest';
import { splitCatalogue } from '../../../src/content/pages/splitCatalogue';
import { buildTime } from '../../../src/content/source/buildTime';
import type { ListFile } from '../../../src/domain/catalogue/files/catalogueFiles';
import { ownCatalogue } from '../../../tests/fixtures/openTestShop';
import { readCatalogue, readSizeOrder } from './readCatalogue';

test('functions and servers know the order of sizes that the lists of the United States have', () => {
  const products = ownCatalogue('en-US');
  const [, list] = splitCatalogue(products, 'en-US').find(([part]) => part === 'list')!;
  const order = readSizeOrder(readCatalogue('content', buildTime(process.env)));
  expect(order).toEqual({
    version: (list.content as ListFile).sizesVersion,
    ids: products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  });
});
