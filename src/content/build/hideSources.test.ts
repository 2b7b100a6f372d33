import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hideSources } from './hideSources';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';

const stats = { namedChunkGroups: { app: { assets: [{ name: 'app-7.js' }] } } };
const readStats = (root: string) =>
  JSON.parse(readFileSync(join(root, '.cache', 'webpack.stats.json'), 'utf8')) as unknown;
const makeRoot = () =>
  createTemporaryFolder({
    '.cache/source-maps/app-6.js.map': 'old',
    'public/app-7.js': 'app()',
    'public/app-7.js.map': 'sources',
    'public/webpack.stats.json': stats,
  });

test('the host serves neither source maps nor the bundler’s report, and tools still find them', () => {
  const root = makeRoot();
  hideSources({ root, out: join(root, 'public') });
  expect(readdirSync(join(root, 'public'))).toEqual(['app-7.js']);
  expect(readdirSync(join(root, '.cache', 'source-maps'))).toEqual(['app-7.js.map']);
  expect(readStats(root)).toEqual(stats);
});

test('a second run keeps the report', () => {
  const root = makeRoot();
  const out = join(root, 'public');
  hideSources({ root, out });
  hideSources({ root, out });
  expect(existsSync(join(out, 'webpack.stats.json'))).toBe(false);
  expect(readStats(root)).toEqual(stats);
});
