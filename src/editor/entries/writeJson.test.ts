import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { writeJson } from './writeJson';

const formatted = async (json: string) => (await format('entry.json', json, { printWidth: 120 })).code;
const source = readFileSync('content/products/battery.json', 'utf8');
const product = () => JSON.parse(source) as Record<string, never> & { title: { en: string }; pictures: string[] };

const changedLines = (text: string) => {
  const [before, after] = [source.split('\n'), text.split('\n')];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
};

describe('a value is written into its source text', () => {
  test('an unchanged value gives the same text, whatever the order of its fields', () => {
    expect(writeJson(Object.fromEntries(Object.entries(product()).reverse()), source)).toBe(source);
  });

  test('one changed field changes one line', () => {
    const value = product();
    value.title.en = 'Battery two';
    expect(changedLines(writeJson(value, source))).toEqual({
      gone: ['  "title": { "en": "Battery", "fr": "Batterie" },'],
      come: ['  "title": { "en": "Battery two", "fr": "Batterie" },'],
    });
  });

  test('a new field comes after its predecessor in the value, and a removed field leaves no trace', () => {
    expect(writeJson({ a: 1, b: 2, c: 3 }, '{\n  "c": 3,\n  "a": 1\n}\n')).toBe(
      '{\n  "c": 3,\n  "a": 1,\n  "b": 2\n}\n',
    );
    expect(writeJson({ c: 3 }, '{\n  "c": 3,\n  "a": 1\n}\n')).toBe('{\n  "c": 3\n}\n');
  });

  test('an entry inserted before others leaves their lines unchanged', () => {
    const list = '{\n  "list": [\n    { "id": "a",   "n": 1 },\n    { "id": "b",   "n": 2 }\n  ]\n}\n';
    expect(
      writeJson(
        {
          list: [
            { id: 'new', n: 0 },
            { id: 'a', n: 1 },
            { id: 'b', n: 2 },
          ],
        },
        list,
      ),
    ).toBe(list.replace('[\n', '[\n    { "id": "new", "n": 0 },\n'));
  });

  test('broken objects stay broken, even if they would fit on a line', () => {
    const broken = '{\n  "title": {\n    "en": "A"\n  }\n}\n';
    expect(writeJson({ title: { en: 'B' } }, broken)).toBe(broken.replace('"A"', '"B"'));
  });
});

test('adding or removing a comma may break or join an unchanged list whose line is just full', () => {
  const list = `[[], "${'x'.repeat(120 - '  "list": [[], ""]'.length)}"]`;
  const full = `{\n  "list": ${list}\n}\n`;
  const value = JSON.parse(full) as { list: unknown[] };
  const broken = writeJson({ ...value, after: 1 }, full);
  expect(broken.split('\n').slice(1, 3)).toEqual(['  "list": [', '    [],']);
  expect(writeJson(value, broken)).toBe(full);
});

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 90, size: 'max' }).map((text) => text.replaceAll(/[^ -~àéœ’]/g, 'x')),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), tie('value'), { maxKeys: 5 }),
  ),
})).value;
const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), json, { minKeys: 1, maxKeys: 5 });

test('the output is formatted as the formatter would, and parses to the same value', async () => {
  await fc.assert(
    fc.asyncProperty(object, object, async (before, after) => {
      const rewritten = writeJson(before);
      expect(await formatted(rewritten)).toBe(rewritten);
      const edited = writeJson({ ...before, ...after }, rewritten);
      expect(await formatted(edited)).toBe(edited);
      expect(JSON.parse(edited)).toEqual({ ...before, ...after });
    }),
    { numRuns: 200 },
  );
});
