import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { renderPictures } from '../../../src/content/pictures/pictures';
import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import { createBatchIndex } from '../../services/context/batchIndex';
import { readBatches } from './readBatches';
import { readCatalogue } from './readCatalogue';

const catalogue = readCatalogue('content', new Date('2026-11-25'));
let products: BatchProduct[];
beforeAll(() => {
  products = readBatches('content', catalogue);
});

test('S7-32 every batch in the content is found with its variant', () => {
  const index = createBatchIndex(products);
  const batchIds = readdirSync('content/batches').map((name) => name.replace('.json', ''));
  expect(batchIds.length).toBeGreaterThan(300);
  const isFailed = (batchId: string) =>
    readFileSync(`content/batches/${batchId}.json`, 'utf8').includes('"status": "failed"');
  // Failed batches were never sold, so no pod has their number.
  expect(batchIds.filter((batchId) => !index.find(batchId))).toEqual(batchIds.filter(isFailed));
  expect(index.find('CA-NET-2604-417')).toMatchObject({
    product: { slug: 'california-cellar-stair', brandName: 'Nettlewick', regions: ['CA'] },
    variant: { id: 'california-cellar-stair-500mg', grams: 0.5, thcGrams: 0.3445 },
  });
});

test('S3-18 the image is a file written by the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const at = (part: string) => join(folder, part);
    const name = 'pod-california-cellar-stair';
    cpSync('content/pictures/renders', join(at('from'), 'renders'), { recursive: true });
    copyFileSync(`content/pictures/${name}.svg`, join(folder, 'from', `${name}.svg`));
    await renderPictures({ from: at('from'), to: at('to'), cacheDir: at('cache') });
    const { featuredImage } = products.find(({ slug }) => slug === 'california-cellar-stair')!;
    expect(readdirSync(at('to')).map((file) => `/pictures/${file}`)).toContain(featuredImage);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
