import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shadowedGlobals, sharedExports } from './sharedExports';

/** Names that still mean several things. Rename one of each, and remove the name from this list. */
const remaining: readonly string[] = ['App', 'Destination', 'changeFavorites'];

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

const productFiles = globSync('{src,netlify,tools}/**/*.{ts,tsx,mts}').filter(
  (path) => !/\.test(-d)?\.tsx?$|node_modules/.test(path),
);
const product = new Map(productFiles.map((path) => [path, readFileSync(path, 'utf8')]));

describe('a name of the browser or the language', () => {
  const library = ['dom', 'es5', 'es2015.collection', 'es2015.promise', 'es2020.intl']
    .map((name) => readFileSync(`node_modules/typescript/lib/lib.${name}.d.ts`, 'utf8'))
    .join('\n');
  const declared = /^(?:declare (?:var|function|namespace)|interface|type) (\w+)/gm;
  const globals = new Set([...library.matchAll(declared)].map(([, name]) => name!));

  test('is found where it is exported', () => {
    const files = {
      'src/ui/A.tsx': 'export function Text() {}',
      'src/ui/B.ts': 'export type Request = 1;\nconst Map = 1;',
    };
    expect(shadowedGlobals(new Map(Object.entries(files)), globals)).toEqual([
      'Text: src/ui/A.tsx',
      'Request: src/ui/B.ts',
    ]);
  });

  test('is exported by no product file', () => {
    expect(shadowedGlobals(product, globals)).toEqual([]);
  });
});

test('each name that product files export means one thing', () => {
  expect(product.size).toBeGreaterThan(1000);
  const shared = sharedExports(product);
  const added = [...shared]
    .filter(([name]) => !remaining.includes(name))
    .map(([name, files]) => `${name}: ${files.join(', ')}`);
  expect(added, 'rename one of these').toEqual([]);
  expect(
    remaining.filter((name) => !shared.has(name)),
    'remove these from the list',
  ).toEqual([]);
});
