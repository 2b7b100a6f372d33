import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, removeStamp, sourcesHash, writeStamp } from './buildStamp';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  for (const folder of ['public', 'src/domain', 'content/products']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/domain/a.ts'), 'a');
  writeFileSync(join(root, 'content/products/p.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site counts as built until one of its sources or settings changes', () => {
  const hash = sourcesHash(root, {});
  expect(isBuilt(root, hash)).toBe(false);
  writeStamp(root, hash);
  expect(isBuilt(root, sourcesHash(root, { PATH: 'elsewhere' }))).toBe(true);
  expect(isBuilt(root, sourcesHash(root, { GATSBY_API_URL: 'https://api.example' }))).toBe(false);
  writeFileSync(join(root, 'content/products/p.json'), '{ }');
  expect(isBuilt(root, sourcesHash(root, {}))).toBe(false);
});

test.each([
  ['a new file', 'src/domain/b.ts', true],
  ['a file of the root', 'gatsby-node.ts', true],
  ['a test', 'src/domain/a.test.ts', false],
  ['the server', 'netlify/b.ts', false],
])('%s counts: %s, %s', (_, file, counts) => {
  const before = sourcesHash(root, {});
  mkdirSync(join(root, 'netlify'), { recursive: true });
  writeFileSync(join(root, file), 'b');
  expect(sourcesHash(root, {}) !== before).toBe(counts);
});

test('an unfinished build leaves no stamp', () => {
  writeStamp(root, 'x');
  removeStamp(root);
  expect(isBuilt(root, 'x')).toBe(false);
});
