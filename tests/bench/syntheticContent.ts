import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../src/domain/catalogue/productSchema';

interface Batch {
  batchId: string;
  sampleId: string;
  productVariantId: string;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Copies a variant's batch. A letter replaces each digit of the copy's number, so no original has the same id. */
function copyBatch(folder: string, batchId: string, variantId: string, copyNumber: number): string {
  const letters = [...String(copyNumber)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  const original = readJson<Batch>(join(folder, `${batchId}.json`));
  const copy = { ...original, productVariantId: variantId };
  copy.batchId = `${batchId}-${letters}`;
  copy.sampleId = `${original.sampleId}-${letters}`;
  writeFileSync(join(folder, `${copy.batchId}.json`), JSON.stringify(copy));
  return copy.batchId;
}

interface ProductFile {
  name: string;
  product: Product;
}

function readProducts(content: string): ProductFile[] {
  const folder = join(content, 'products');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`Expected product files in ${folder}, found none.`);
  return names.map((name) => ({ name, product: readJson<Product>(join(folder, name)) }));
}

const isPod = ({ product }: ProductFile) => product.productType === 'oil';

function copyProduct(content: string, { name, product }: ProductFile, copyNumber: number): void {
  const ending = `-copy-${copyNumber}`;
  const variants = product.variants.map((variant) => {
    const id = variant.id + ending;
    const batchIds = variant.batchIds.map((batchId) => copyBatch(join(content, 'batches'), batchId, id, copyNumber));
    return { ...variant, id, batchIds };
  });
  const slug = product.slug + ending;
  const copy = { ...product, slug, originalId: product.originalId + ending, variants };
  writeFileSync(join(content, 'products', name.replace(/[^/]*$/, `${slug}.json`)), JSON.stringify(copy));
}

/** Copies a content folder and adds copies of its pods and their batches, up to `count` products. */
export function growContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const real = readProducts(target);
  const pods = real.filter(isPod);
  for (let at = 0; real.length + at < count; at += 1) copyProduct(target, pods[at % pods.length]!, at + 1);
}

/** Adds a copy of a pod with its batches, as an editor would. */
export function addOneProduct(content: string): void {
  const products = readProducts(content);
  copyProduct(content, products.find(isPod)!, products.length + 1);
}

/** Changes a product's title, as an editor would, and returns its slug. */
export function editOneProduct(content: string): string {
  const [{ name, product }] = readProducts(content) as [ProductFile];
  const title = { ...product.title, en: `${product.title.en} Now changed` };
  writeFileSync(join(content, 'products', name), JSON.stringify({ ...product, title }));
  return product.slug;
}
