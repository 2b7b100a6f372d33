import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordChanges, type TextPart } from './wordChanges';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('');
const long = 'The oil is pressed from whole flower and rested for three weeks before anyone fills a pod with it. ';

describe('a long text shows what changed, with the words around it', () => {
  test.each([
    ['a word', 'One red pod', 'One blue pod', 'One [-red-]{+blue+} pod'],
    ['a mark', 'Pine, mint.', 'Pine and mint.', 'Pine[-, -]{+ and +}mint.'],
    [
      'a phrase',
      'It tastes of red plum today',
      'It tastes of green fig today',
      'It tastes of [-red plum-]{+green fig+} today',
    ],
    ['an accent', 'Une capsule regle', 'Une capsule réglé', 'Une capsule [-regle-]{+réglé+}'],
    [
      'a word after 160 characters',
      `${long}${long}It is red.`,
      `${long}${long}It is blue.`,
      '… anyone fills a pod with it. It is [-red-]{+blue+}.',
    ],
    [
      'two words far apart',
      `Red. ${long}${long}Old.`,
      `Blue. ${long}${long}New.`,
      '[-Red-]{+Blue+}. The oil is pressed from whole flower … before anyone fills a pod with it. [-Old-]{+New+}.',
    ],
    ['an added sentence', long.trim(), `${long}It is clear.`, '… before anyone fills a pod with it.{+ It is clear.+}'],
  ])('%s', (_, before, after, expected) => {
    expect(marked(wordChanges(before, after))).toBe(expected);
  });
});

test('what is the same and removed is the old text, and what is the same and added the new one', () => {
  const text = fc
    .array(fc.constantFrom('pine', 'mint', ' ', ', ', 'é'), { maxLength: 12 })
    .map((each) => each.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordChanges(before, after);
      const joined = (kinds: TextPart['kind'][]) =>
        parts.flatMap(({ kind, text: each }) => (kinds.includes(kind) ? [each] : [])).join('');
      return joined(['same', 'removed']) === before && joined(['same', 'added']) === after;
    }),
  );
});

test('two long texts without a word in common are compared at once', () => {
  const text = (word: string) => `${word} `.repeat(4_000);
  expect(wordChanges(text('red'), text('blue')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
