import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const built = join(import.meta.dirname, '..', '..', 'public');

describe('the folder that the host serves', () => {
  const names = readdirSync(built);

  test('has no sources: neither source maps nor the bundler’s report', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => /\.map$|^webpack\.stats/.test(name))).toEqual([]);
    const scripts = names.filter((name) => name.endsWith('.js'));
    const naming = scripts.filter((name) => readFileSync(join(built, name), 'utf8').includes('sourceMappingURL='));
    expect(naming).toEqual([]);
  });

  test('has an icon for browsers that take no SVG', () => {
    expect(names).toEqual(expect.arrayContaining(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']));
  });
});
