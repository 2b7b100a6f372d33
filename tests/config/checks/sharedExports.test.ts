import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sharedExports } from './sharedExports';

/** Names that still mean several things. Rename one of each, and remove the name from this list. */
const remaining: readonly string[] = ['App', 'Destination', 'Variant', 'changeFavorites'];

const namesIn = (files: Record<string, string>) => [...sharedExports(new Map(Object.entries(files))).keys()];

describe('a name that two files export is found', () => {
  test.each([
    ['functions', 'export function open() {}', 'export async function open() {}'],
    ['constants and types', 'export const open = 1;', 'export type open = string;'],
    ['interfaces and classes', 'export interface open {}', 'export class open {}'],
  ])('for %s', (_, one, other) => {
    expect(namesIn({ 'src/domain/a.ts': one, 'netlify/platform/b.ts': other })).toEqual(['open']);
  });

  test('unless it is the same operation on both sides of the API', () => {
    const text = 'export const cancel = 1;';
    expect(namesIn({ 'src/data/a.ts': text, 'netlify/services/b.ts': text })).toEqual([]);
    expect(namesIn({ 'src/data/a.ts': text, 'netlify/services/b.ts': text, 'src/ui/c.ts': text })).toEqual(['cancel']);
  });

  test('unless a convention demands it', () => {
    const text = 'export const messages = 1;';
    expect(namesIn({ 'src/i18n/messages/en/a.ts': text, 'src/i18n/messages/fr/a.ts': text })).toEqual([]);
    expect(namesIn({ 'src/ui/A.styles.ts': text, 'src/ui/B.styles.ts': text })).toEqual([]);
  });

  test('once per file, and not for what is not exported', () => {
    expect(
      namesIn({ 'a.ts': 'export const x = 1;\nexport type x = 1;', 'b.ts': 'const x = 1;\n  export const x' }),
    ).toEqual([]);
  });
});

test('each name that product files export means one thing', () => {
  const paths = globSync('{src,netlify,tools}/**/*.{ts,tsx,mts}').filter(
    (path) => !/\.test(-d)?\.tsx?$|node_modules/.test(path),
  );
  expect(paths.length).toBeGreaterThan(1000);
  const shared = sharedExports(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  const added = [...shared]
    .filter(([name]) => !remaining.includes(name))
    .map(([name, files]) => `${name}: ${files.join(', ')}`);
  expect(added, 'rename one of these').toEqual([]);
  expect(
    remaining.filter((name) => !shared.has(name)),
    'remove these from the list',
  ).toEqual([]);
});
