import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../src/domain/catalogue/productSchema';

interface Batch {
  batchId: string;
  productVariantId: string;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Copies a variant's batch. A letter replaces each digit of the copy's number, so no original has the same id. */
function copyBatch(folder: string, batchId: string, variantId: string, copyNumber: number): string {
  const letters = [...String(copyNumber)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  const copy = { ...readJson<Batch>(join(folder, `${batchId}.json`)), productVariantId: variantId };
  copy.batchId = `${batchId}-${letters}`;
  writeFileSync(join(folder, `${copy.batchId}.json`), JSON.stringify(copy));
  return copy.batchId;
}

/** Copies a content folder and adds copies of its pods and their batches, up to `count` products. */
export function growContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const folder = join(target, 'products');
  const real = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  if (real.length === 0) throw new Error(`Expected product files in ${join(source, 'products')}, found none.`);
  const models = real.map((name) => ({ name, product: readJson<Product>(join(folder, name)) }));
  const pods = models.filter(({ product }) => product.productType === 'oil');
  for (let at = 0; real.length + at < count; at += 1) {
    const { name, product } = pods[at % pods.length]!;
    const ending = `-copy-${at + 1}`;
    const variants = product.variants.map((variant) => {
      const id = variant.id + ending;
      const batchIds = variant.batchIds.map((batchId) => copyBatch(join(target, 'batches'), batchId, id, at + 1));
      return { ...variant, id, batchIds };
    });
    const slug = product.slug + ending;
    const copy = { ...product, slug, originalId: product.originalId + ending, variants };
    writeFileSync(join(folder, name.replace(/[^/]*$/, `${slug}.json`)), JSON.stringify(copy));
  }
}

/** Changes a product's title, as an editor would, and returns its slug. */
export function editOneProduct(content: string): string {
  const folder = join(content, 'products');
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((each) => each.endsWith('.json'))!;
  const product = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { slug: string; title: { en: string } };
  product.title.en += ' Now changed';
  writeFileSync(join(folder, name), JSON.stringify(product));
  return product.slug;
}
