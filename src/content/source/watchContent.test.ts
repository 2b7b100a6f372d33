import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../../tests/fixtures/makeFolder';
import { watchContent } from './watchContent';

test('saves in quick succession count once, also in subfolders, and a later save counts again', async () => {
  const folder = makeFolder({ 'products/a.json': {}, 'pages/b.json': {} });
  // Events for files that were just created may still arrive.
  await wait(100);
  const changed = vi.fn();
  watchContent(folder, changed);
  writeFileSync(join(folder, 'products/a.json'), '1');
  writeFileSync(join(folder, 'pages/b.json'), '2');
  await wait(50);
  writeFileSync(join(folder, 'products/a.json'), '3');
  expect(changed).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 3000);
  await wait(400);
  expect(changed).toHaveBeenCalledTimes(1);
  writeFileSync(join(folder, 'pages/b.json'), '4');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 3000);
});

test('a file saved by renaming another over it is noticed each time', async () => {
  const folder = makeFolder({ 'products/a.json': {} });
  await wait(100);
  const changed = vi.fn();
  watchContent(folder, changed);
  for (const times of [1, 2]) {
    writeFileSync(join(folder, 'draft'), String(times));
    renameSync(join(folder, 'draft'), join(folder, 'products/a.json'));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times), 3000);
    await wait(400);
  }
});
