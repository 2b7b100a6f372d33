import { expect, test } from 'vitest';
import type { Device, Product } from '../../../domain/catalogue/productSchema';
import { localeOf } from '../../../domain/region/locales';
import { readEntries } from '../../source/readFolder';
import { pictureWords } from './pictureWords';

const products = readEntries('content', 'products', new Date('2026-11-25'));
const wordsOf = (product: Product, name: string, locale: 'en-US' | 'fr-CA') =>
  pictureWords(name, { product, title: 'Title', brand: 'Brand' }, localeOf(locale));

test('D-31 each picture of a product has a text in English and French, and no two of a product share one', () => {
  for (const product of products)
    for (const locale of ['en-US', 'fr-CA'] as const) {
      const texts = product.pictures.map((name) => wordsOf(product, name, locale));
      expect(
        texts.filter((text) => !text),
        product.slug,
      ).toEqual([]);
      expect(new Set(texts).size, product.slug).toBe(texts.length);
    }
});

test('S2-12 each kit has a picture of its own, whose text names everything in its box', () => {
  const kits = products.filter(
    (product) => product.productType === 'devices' && product.slug !== 'battery',
  ) as Device[];
  const things = ['battery', 'case', 'cable', 'caps', 'guide', 'sheet', 'sleeve', 'card'];
  expect(kits).toHaveLength(2);
  for (const kit of kits) {
    const text = wordsOf(kit, kit.pictures[0]!, 'en-US')!;
    const inBox = things.filter((thing) => kit.inTheBox.some(({ en }) => new RegExp(`\\b${thing}\\b`, 'i').test(en)));
    expect(inBox).toHaveLength(kit.inTheBox.length);
    expect(things.filter((thing) => text.includes(thing))).toEqual(inBox);
  }
  expect(
    new Set(products.filter(({ productType }) => productType === 'devices').map(({ pictures }) => pictures[0])).size,
  ).toBe(3);
});

test('a pod’s text names its size, with a decimal comma in French', () => {
  const pod = products.find(({ variants }) => variants.length === 2)!;
  expect(wordsOf(pod, `pod-${pod.slug}`, 'en-US')).toBe(
    'A 0.5 g pod of Title by Brand, its oil seen through the glass above the label',
  );
  expect(wordsOf(pod, `pod-${pod.slug}-full`, 'en-US')).toContain('A 1 g pod of Title');
  expect(wordsOf(pod, `pod-${pod.slug}`, 'fr-CA')).toMatch(/0,5\sg/);
});

test.each([
  [1, 'A pack of Brand and its 0.5 g pod', /^Un emballage de Brand et sa capsule de 0,5\sg$/],
  [2, 'A pack of Brand and pods of 0.5 g and 1 g', /^Un emballage de Brand et ses capsules de 0,5\sg et de 1\sg$/],
])('the text of a pack with %i pods names their sizes', (count, english, french) => {
  const pod = products.find(({ productType, variants }) => productType === 'oil' && variants.length === count)!;
  const pack = pod.pictures.at(-1)!;
  expect(wordsOf(pod, pack, 'en-US')).toBe(english);
  expect(wordsOf(pod, pack, 'fr-CA')).toMatch(french);
});
