import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listBuiltPages } from './listBuiltPages';

test('the built pages are those with an HTML file, in the countries of the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const files = ['us/en/index.html', 'us/en/shop/pods/amber/index.html', 'us/en/shop/data.json', 'admin/index.html'];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(listBuiltPages(folder).sort()).toEqual(['/us/en', '/us/en/shop/pods/amber']);
});
