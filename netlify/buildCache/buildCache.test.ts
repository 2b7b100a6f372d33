import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

type Hook = (context: { utils: { cache: Record<'restore' | 'save', (folders: string[]) => unknown> } }) => unknown;

test('S7-26 on Netlify, a build restores the site and the record of the last one, and saves its own', () => {
  const [, folder] = /\[\[plugins\]\]\s+package = "\.\/(.+)"/.exec(readFileSync('netlify.toml', 'utf8'))!;
  expect(existsSync(join(folder!, 'manifest.yml'))).toBe(true);
  const plugin = createRequire(import.meta.url)(join(process.cwd(), folder!)) as Record<string, Hook>;
  const cache = { restore: vi.fn(), save: vi.fn() };
  plugin.onPreBuild!({ utils: { cache } });
  expect([cache.restore.mock.calls, cache.save.mock.calls]).toEqual([[[['.cache', 'public']]], []]);
  plugin.onPostBuild!({ utils: { cache } });
  expect(cache.save.mock.calls).toEqual([[['.cache', 'public']]]);
});
