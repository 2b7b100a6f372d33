import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderWorkerFile, writeOrderWorker } from './writeOrderWorker';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'worker-'));
});
afterAll(() => rmSync(out, { recursive: true }));

test('S2-18 the worker is one small file that handles pushes and no page requests', async () => {
  await writeOrderWorker({ root, out }, { GATSBY_USER_API: 'https://api.shop.example' });
  const text = readFileSync(join(out, orderWorkerFile), 'utf8');
  expect(text).toContain('https://api.shop.example');
  expect(text.length).toBeLessThan(10_000);
  const addEventListener = vi.fn<(type: string) => void>();
  runInNewContext(text, { self: { addEventListener } });
  expect(addEventListener.mock.calls.map(([type]) => type)).toEqual([
    'push',
    'notificationclick',
    'pushsubscriptionchange',
  ]);
});
