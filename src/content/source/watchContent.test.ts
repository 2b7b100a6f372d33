import { renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { watchContent } from './watchContent';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/**
 * The system reports changes of all watched folders in order, so this waits until those of earlier saves have arrived.
 */
async function eventsArrive(): Promise<void> {
  const folder = createTemporaryFolder({ last: '' });
  await new Promise<void>((done) => {
    const watcher = watch(folder, () => (watcher.close(), done()));
    writeFileSync(join(folder, 'last'), '1');
  });
}

async function open(files: Record<string, unknown>) {
  const folder = createTemporaryFolder(files);
  const changed = vi.fn();
  watchContent(folder, changed);
  // Some systems still report the files that were just created.
  await eventsArrive();
  vi.advanceTimersByTime(200);
  changed.mockClear();
  return { changed, path: (name: string) => join(folder, name) };
}

test('saves in quick succession count once, also in subfolders, and a later save counts again', async () => {
  const { changed, path } = await open({ 'products/a.json': {}, 'pages/b.json': {} });
  writeFileSync(path('products/a.json'), '1');
  writeFileSync(path('pages/b.json'), '2');
  await eventsArrive();
  vi.advanceTimersByTime(199);
  writeFileSync(path('products/a.json'), '3');
  await eventsArrive();
  vi.advanceTimersByTime(199);
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(changed).toHaveBeenCalledTimes(1);
  writeFileSync(path('pages/b.json'), '4');
  await eventsArrive();
  vi.advanceTimersByTime(200);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a file saved by renaming another over it is noticed each time', async () => {
  const { changed, path } = await open({ 'products/a.json': {} });
  for (const times of [1, 2]) {
    writeFileSync(path('draft'), String(times));
    renameSync(path('draft'), path('products/a.json'));
    await eventsArrive();
    vi.advanceTimersByTime(200);
    expect(changed).toHaveBeenCalledTimes(times);
  }
});
