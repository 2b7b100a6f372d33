import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencyNames, expectedRefusals, noResponse } from './matrix';

const text = readFileSync('docs/operations.md', 'utf8');
const [, section = ''] = /### What depends on what\n([\s\S]*?)\n### /.exec(text) ?? [];
const rows = new Map(
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [name = '', ...cells] = line.slice(1, -1).split('|');
      return [name.trim().replaceAll("'", '’'), cells.join('|').replaceAll('`', '')];
    }),
);

test('every part that operations.md says may be away is taken away, and no other', () => {
  expect([...rows.keys()]).toEqual(dependencyNames);
});

test.each(dependencyNames)('operations.md names the refusals that are expected while this is away: %s', (name) => {
  const codes = new Set(Object.values(expectedRefusals[name]).filter((refusal) => refusal !== noResponse));
  for (const refusal of codes) expect(rows.get(name)).toContain(refusal);
});
