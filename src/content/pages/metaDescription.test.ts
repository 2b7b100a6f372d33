import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metaDescription } from './metaDescription';

const filler = 'word '.repeat(29);

test.each([
  ['a tagline without a period', 'Bright', 'An oil.', 'Bright. An oil.'],
  ['a tagline with its own punctuation', 'Bright!', 'An oil.', 'Bright! An oil.'],
  ['a long text', 'A', `${filler}one, notwithstanding`, `A. ${filler}one…`],
  ['a text with a sentence that ends within the limit', 'A', `${filler}end. Notwithstanding`, `A. ${filler}end.`],
])('%s reads as sentences and ends with a whole word', (_, tagline, description, joined) => {
  expect(metaDescription(tagline, description)).toBe(joined);
});

test('descriptions fit search results, and none is empty', () => {
  const text = fc
    .array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 40, size: 'max' })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, text, (tagline, description) => {
      const { length } = metaDescription(tagline, description);
      return length > 0 && length <= 158;
    }),
  );
});
