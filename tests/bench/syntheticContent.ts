import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../src/domain/catalogue/productSchema';

/** Copies a content folder and adds copies of its products up to `count`, each with its own slug. */
export function growContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const folder = join(target, 'products');
  const real = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  if (real.length === 0) throw new Error(`Expected product files in ${join(source, 'products')}, found none.`);
  const models = real.map((name) => ({
    name,
    product: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Product,
  }));
  const pods = models.filter(({ product }) => product.productType === 'oil');
  for (let at = 0; real.length + at < count; at += 1) {
    const { name, product } = pods[at % pods.length]!;
    const slug = `${product.slug}-copy-${at + 1}`;
    const copy = { ...product, slug, originalId: `${product.originalId}-copy-${at + 1}` };
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
