import { expect, test } from 'vitest';
import { entryPicture } from './entryTexts';

test.each([
  ['a product', 'products/amber.json', { pictures: ['pod-amber', 'pack-amber'] }, 'pod-amber'],
  ['a guide', 'guides/filling.json', { picture: 'filling' }, 'filling'],
  ['a photo', 'photos/shelf.json', { alt: { en: 'A shelf' } }, 'shelf'],
  ['a product without pictures', 'products/amber.json', { pictures: [] }, null],
  ['a new product', 'products/amber.json', { pictures: [''] }, null],
  ['a store', 'stores/alder.json', { name: 'Alder' }, null],
])('%s is listed with its picture', (_, file, fields, picture) => {
  expect(entryPicture(file, JSON.stringify(fields))).toBe(picture);
});

test('an entry with invalid JSON is listed without a picture', () => {
  expect(entryPicture('products/amber.json', '{')).toBeNull();
});
