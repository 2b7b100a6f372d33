import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unusedModules } from '../../src/content/build/buildInternals';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'public');

describe('the folder that the host serves', () => {
  const names = readdirSync(built);

  test('a reach: has no sources: neither source maps nor the bundler’s report', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => /\.map$|^webpack\.stats/.test(name))).toEqual([]);
    const scripts = names.filter((name) => name.endsWith('.js'));
    const naming = scripts.filter((name) => readFileSync(join(built, name), 'utf8').includes('sourceMappingURL='));
    expect(naming).toEqual([]);
  });

  test('a reach: has no script with a module of Gatsby or its plugins that no page needs', () => {
    const maps = join(root, '.cache', 'source-maps');
    const modules = readdirSync(maps).flatMap(
      (name) => (JSON.parse(readFileSync(join(maps, name), 'utf8')) as { sources: string[] }).sources,
    );
    expect(modules.some((module) => module.endsWith('/gatsby-browser-entry.js'))).toBe(true);
    expect(modules.filter((module) => unusedModules.some((unused) => unused.test(module)))).toEqual([]);
  });

  test('has an icon for browsers that take no SVG', () => {
    expect(names).toEqual(expect.arrayContaining(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']));
  });
});
