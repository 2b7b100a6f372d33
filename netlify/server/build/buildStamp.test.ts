import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareBuild, getOutdatedDate, removeStamp, sourceHashes, writeStamp } from './buildStamp';

const later = new Date('2999-01-01');
const sources = { all: 'x', code: 'y' };
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  for (const folder of ['public', 'src/domain', 'content/products']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/domain/a.ts'), 'a');
  writeFileSync(join(root, 'content/products/p.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site counts as built until one of its sources or settings changes', () => {
  const now = sourceHashes(root, {});
  expect(compareBuild(root, now)).toBe(null);
  writeStamp(root, now, later);
  expect(compareBuild(root, sourceHashes(root, { PATH: 'elsewhere' }))).toBe('all');
  expect(compareBuild(root, sourceHashes(root, { GATSBY_API_URL: 'https://api.example' }))).toBe(null);
  writeFileSync(join(root, 'src/domain/a.ts'), 'b');
  expect(compareBuild(root, sourceHashes(root, {}))).toBe(null);
});

test.each([
  ['a product', 'content/products/p.json', 'code'],
  ['a picture', 'content/pictures/p.svg', 'code'],
  ['the owners’ ratings', 'node_modules/.cache/ratings.json', 'code'],
  ['the site’s name, which is in the manifest too', 'content/site/site.json', null],
  ['a menu', 'content/navigation/navigation.json', null],
])('a site built before a change of %s has the same: %3$s', (_, file, expected) => {
  writeStamp(root, sourceHashes(root, {}), later);
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '{ }');
  expect(compareBuild(root, sourceHashes(root, {}))).toBe(expected);
});

test('a site built for another day has the same scripts', () => {
  const of = (day: string) => sourceHashes(root, { BUILD_DATE: day });
  writeStamp(root, of('2026-12-01'), later);
  expect([compareBuild(root, of('2026-12-01')), compareBuild(root, of('2026-12-02'))]).toEqual(['all', 'code']);
});

test('the content may be in another folder', () => {
  const content = mkdtempSync(join(tmpdir(), 'stamp-content-'));
  mkdirSync(join(content, 'products'));
  const env = { CONTENT_DIR: content };
  writeStamp(root, sourceHashes(root, env), later);
  writeFileSync(join(content, 'products', 'p.json'), '{ }');
  expect(compareBuild(root, sourceHashes(root, env))).toBe('code');
  rmSync(content, { recursive: true });
});

test.each([
  ['a new file', 'src/domain/b.ts', true],
  ['a file of the root', 'gatsby-node.ts', true],
  ['a test', 'src/domain/a.test.ts', false],
  ['the server', 'netlify/b.ts', false],
])('%s counts: %s, %s', (_, file, counts) => {
  const before = sourceHashes(root, {}).all;
  mkdirSync(join(root, 'netlify'), { recursive: true });
  writeFileSync(join(root, file), 'b');
  expect(sourceHashes(root, {}).all !== before).toBe(counts);
});

test('an unfinished build leaves no stamp', () => {
  writeStamp(root, sources, later);
  const restore = removeStamp(root);
  expect(compareBuild(root, sources)).toBe(null);
  restore();
  expect(compareBuild(root, sources)).toBe('all');
  removeStamp(root);
  removeStamp(root)();
  expect(compareBuild(root, sources)).toBe(null);
});

test('a build is outdated once its content changes by schedule, or after 30 days, since its relative dates age', () => {
  const start = new Date('2026-12-01T12:00:00Z');
  const change = new Date('2026-12-05T17:00:00Z');
  expect(getOutdatedDate(start, [change])).toEqual(change);
  expect(getOutdatedDate(start, [])).toEqual(new Date('2026-12-31T12:00:00Z'));
  expect(getOutdatedDate(start, [new Date('2027-02-01')])).toEqual(new Date('2026-12-31T12:00:00Z'));
  writeStamp(root, sources, change);
  expect(compareBuild(root, sources, new Date('2026-12-05T16:59:59Z'))).toBe('all');
  expect(compareBuild(root, sources, change)).toBe('code');
});
