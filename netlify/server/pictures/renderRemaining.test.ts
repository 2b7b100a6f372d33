import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRemaining } from './latePictures';

let root: string;
const folders = () => ({ from: join(root, 'from'), to: join(root, 'to'), cacheDir: join(root, 'cache') });
const print = vi.fn();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remaining-'));
  mkdirSync(folders().from);
  for (let at = 0; at < 16; at += 1)
    writeFileSync(
      join(folders().from, `drawing-${at}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600"><circle cx="90" cy="${90 + at}" r="90"/></svg>`,
    );
  print.mockReset();
});
afterEach(() => rmSync(root, { recursive: true }));

test('all missing pictures are rendered in the background', async () => {
  await renderRemaining(folders(), print);
  await vi.waitFor(() => expect(print).toHaveBeenLastCalledWith('All pictures are rendered.'), { timeout: 120_000 });
  expect(print).toHaveBeenNthCalledWith(1, 'Rendering 16 pictures in the background …');
  expect(readdirSync(folders().to)).toHaveLength(16 * 10);
  print.mockReset();
  await renderRemaining(folders(), print);
  expect(print).not.toHaveBeenCalled();
});

test('a renderer that is stopped renders no more', async () => {
  const stop = await renderRemaining(folders(), print);
  await vi.waitFor(() => expect(existsSync(folders().to) && readdirSync(folders().to).length).toBeGreaterThan(0));
  await stop();
  expect(print).not.toHaveBeenCalledWith('All pictures are rendered.');

  expect(readdirSync(folders().to).length).toBeLessThan(160);
});
