import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonSyntaxError, lineAndColumn, lineOfField, parseJson, parseJsonTree } from './jsonTree';

describe('a JSON text', () => {
  test('is parsed as JSON.parse does, whatever its whitespace', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2, 4), (json, blanks) => {
        const text = JSON.stringify(JSON.parse(json), null, blanks);
        expect(parseJsonTree(` ${text}\n`).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is rejected exactly if JSON.parse rejects it, however it is damaged', () => {
    const piece = fc.constantFrom(...'{}[],:"\\.e\n\u00a0\u0001', '01', '//', '"k":');
    const isAccepted = (parse: (text: string) => unknown, text: string) => {
      try {
        parse(text);
        return true;
      } catch (error) {
        if (error instanceof JsonSyntaxError && error.message.endsWith('only once')) return true;
        expect(error).toBeInstanceOf(parse === JSON.parse ? SyntaxError : JsonSyntaxError);
        return false;
      }
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), piece, (json, seed, added) => {
        const position = seed % json.length;
        const text = json.slice(0, position) + added + json.slice(position);
        expect(isAccepted(parseJsonTree, text)).toBe(isAccepted(JSON.parse, text));
      }),
    );
  });

  test('has the same value and the same fault in the fast parser, with repeated fields too', () => {
    const outcome = (parse: (text: string) => unknown, text: string) => {
      try {
        return parse(text);
      } catch (error) {
        const { name, message, offset } = error as JsonSyntaxError;
        return { name, message, offset };
      }
    };
    const key = fc.constantFrom('a', 'b', '__proto__', '"a":', '\\');
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof({ maxDepth: 3 }, fc.json({ maxDepth: 1 }), tie('list'), tie('object')),
      list: fc.array(tie('node'), { maxLength: 3 }).map((each) => `[${each.join()}]`),
      object: fc
        .array(fc.tuple(key, tie('node')), { maxLength: 4 })
        .map((each) => `{${each.map(([name, value]) => `${JSON.stringify(name)} : ${String(value)}`).join()}}`),
    }));
    fc.assert(
      fc.property(node, fc.nat(), fc.constantFrom('', '', '"', '}', ',', '\\'), (json, seed, added) => {
        const position = seed % (String(json).length + 1);
        const text = String(json).slice(0, position) + added + String(json).slice(position);
        expect(outcome(parseJson, text)).toEqual(outcome((each) => parseJsonTree(each).value, text));
      }),
      { numRuns: 500 },
    );
  });

  test('has each value’s position', () => {
    const text = '{\n  "a": [1, { "b": "é" }]\n}\n';
    const list = parseJsonTree(text).entries![0]!.node;
    expect(text.slice(list.start, list.end)).toBe('[1, { "b": "é" }]');
    const inner = list.items![1]!.entries![0]!.node;
    expect(text.slice(inner.start, inner.end)).toBe('"é"');
  });
});

describe('invalid JSON is reported with line, column and what was expected', () => {
  test.each([
    ['{\n  "a": 1,\n}', 3, 1, 'expected a field in double quotes after the comma, got }'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'expected a comma or }, got "'],
    ['{\n  a: 1\n}', 2, 3, 'expected a field in double quotes, or }, got a'],
    ['{ "a": “x” }', 1, 8, 'expected a value of the field a, got “x”'],
    ['{ "a" 1 }', 1, 7, 'expected a colon after the field a, got 1'],
    ['{ "a": 1, "a": 2 }', 1, 11, 'expected the field a only once'],
    ['["a" "b"]', 1, 6, 'expected a comma or ], got "'],
    ['{ "a": "two\nlines" }', 1, 8, 'expected a text that ends with " on its line, with \\" for a quote in it'],
    ['{ "a": ', 1, 8, 'expected a value of the field a, got the end of the file'],
    ['{} {}', 1, 4, 'expected nothing after the last bracket, got {'],
    ['', 1, 1, 'expected a value, got the end of the file'],
  ])('%j', (text, line, column, message) => {
    const fault = (() => {
      try {
        return parseJsonTree(text);
      } catch (error) {
        return error;
      }
    })() as JsonSyntaxError;
    expect(fault).toBeInstanceOf(JsonSyntaxError);
    expect([lineAndColumn(text, fault.offset), fault.message]).toEqual([{ line, column }, message]);
  });
});

describe('brackets inside each other', () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;
  const tooDeep = 'expected at most 100 brackets inside each other';

  test('are read up to a hundred', () => {
    expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)));
  });

  test.each([
    ['one pair more', nested(102)],
    ['a hundred thousand', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a hundred thousand that nothing closes', '['.repeat(100_000)],
    ['a hundred thousand fields', nested(100_000)],
  ])('are reported beyond that, with the place: %s', (_, text) => {
    for (const parse of [parseJson, parseJsonTree]) expect(() => parse(text)).toThrow(tooDeep);
  });
});

test('a field has a line, and a missing one has its parent’s line', () => {
  const text = '{\n  "title": {\n    "en": "A"\n  },\n  "list": [\n    { "id": "x" }\n  ]\n}';
  expect(['title.en', 'title.fr', 'list[0].id', 'gone', ''].map((field) => lineOfField(text, field))).toEqual([
    3, 2, 6, 1, 1,
  ]);
});
