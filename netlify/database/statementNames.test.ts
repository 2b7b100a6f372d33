import { expect, test } from 'vitest';
import { createStatementNames, isNameRefusal } from './statementNames';

const use = (names: ReturnType<typeof createStatementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameFor(text));
const refusal = (code: string) => Object.assign(new Error('refused'), { code });
const outdated = refusal('0A000');

test('a statement has a name from its fifth use on, which is the same in every process', () => {
  const names = createStatementNames();
  const [fourth, fifth, sixth] = use(names, 'select 1', 6).slice(3);
  expect(fourth).toBeUndefined();
  expect(fifth).toMatch(/^[\w-]{32}$/);
  expect(sixth).toBe(fifth);
  expect(use(createStatementNames(), 'select 1', 5).at(-1)).toBe(fifth);
  expect(use(names, 'select 2', 5).at(-1)).not.toBe(fifth);
});

test('at most 200 statements are named, and statements with ever new texts are not remembered for ever', () => {
  const names = createStatementNames();
  for (let index = 0; index < 10_000; index += 1) names.nameFor(`once ${index}`);
  expect(use(names, 'often, but new', 20)).toEqual(Array(20).fill(undefined));
  const others = createStatementNames();
  const named = Array.from({ length: 210 }, (_, index) => use(others, `select ${index}`, 5).at(-1)).filter(Boolean);
  expect(named).toHaveLength(200);
});

test('names end where a pooler does not know them, and change where a migration changed the columns', () => {
  const names = createStatementNames();
  const name = use(names, 'select 1', 5).at(-1);
  names.handleRefusal(outdated);
  const next = use(names, 'select 1', 5).at(-1);
  expect([typeof next, next === name]).toEqual(['string', false]);
  names.handleRefusal(refusal('26000'));
  expect(use(names, 'select 1', 10).at(-1)).toBeUndefined();
});

test.each([
  [refusal('26000'), true],
  [refusal('42P05'), true],
  [outdated, true],
  [new Error('Failed query', { cause: outdated }), true],
  [refusal('40001'), false],
])('whether %o is about a name: %s', (error, expected) => {
  expect(isNameRefusal(error)).toBe(expected);
});
