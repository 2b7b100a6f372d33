import { beforeEach, describe, expect, test, vi } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { loadKeys, oldKeys, setUpRotation } from '../../../tests/fixtures/builders/setUpRotation';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';
import type { Transaction } from '../../database/client';
import { createKeyId } from '../../platform/keyRing';
import { createApp } from '../../routes/app';
import type { AppContext } from '../context/appContext';
import { suppress } from '../messages/notices/suppressions';
import { reseal } from '../privacy/keys/reseal';

let now = shopTime;
const suite = setUpRotation(() => now);
beforeEach(() => {
  now = shopTime;
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** Opens an app of its own, since the outcomes of checks are kept for each. */
function openProbe(base: AppContext, changes: Partial<AppContext> = {}) {
  const { log, lines } = captureLog();
  const app = createApp({ ...base, log, ...changes });
  const read = async (path: string) => {
    const response = await app.request(path);
    return [response.status, (await response.json()) as { status?: unknown; code?: string; detail?: string }] as const;
  };
  return {
    errors: () => lines().flatMap(({ error }) => (error === undefined ? [] : [error])),
    live: async () => (await read('/v1/health/live'))[0],
    ready: async () => {
      const [status, { code, detail }] = await read('/v1/health/ready');
      return status === 200 ? 200 : [status, code, detail];
    },
  };
}

/** A database whose transactions, or statements within them, fail as `fault` says. Reads outside of them succeed. */
function failingWrites(database: AppContext['database'], fault: () => Error | 'hangs' | null) {
  const transaction: typeof database.transaction = async (work, config) => {
    const error = fault();
    if (error === 'hangs') return new Promise(() => {});
    if (error) throw error;
    return database.transaction(work, config);
  };
  return Object.assign(Object.create(database) as AppContext['database'], { transaction });
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('the readiness check', () => {
  test('names a key in use that the ring lacks, until nothing needs it', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    const [before, during, after] = [suite.before, suite.during, suite.after].map(({ context }) => openProbe(context));
    expect([await before!.ready(), await during!.ready()]).toEqual([200, 200]);
    const failure = [503, 'key_missing', 'Stored values need a key that is missing in CODE_PEPPER and ID_IMAGE_KEY.'];
    expect([await after!.ready(), await after!.live()]).toEqual([failure, 200]);
    const [line] = after!.errors();
    for (const key of Object.values(oldKeys)) expect(line).toContain(createKeyId(key));
    // Another process, which has both keys, moves the values to the new ones.
    await reseal(suite.during.context, new AbortController().signal);
    expect(await after!.ready()).toEqual(failure);
    later(5);
    // Probes do not wait for the tables to be read again.
    expect(await after!.ready()).toEqual(failure);
    await vi.waitFor(async () => expect(await after!.ready()).toBe(200));
  });

  test('names a key that hashes alone need', async () => {
    await suppress(suite.before.context, { channel: 'email', recipient: 'ada@example.com' }, 'stop');
    expect(await openProbe(suite.after.context).ready()).toEqual([
      503,
      'key_missing',
      'Stored values need a key that is missing in CODE_PEPPER.',
    ]);
  });

  test('does not miss keys that nothing needs', async () => {
    expect(await openProbe(suite.after.context).ready()).toBe(200);
  });

  test.each([
    ['a full disk', withCode('could not extend file "base/5/1": No space left on device', '53100')],
    ['a read-only database', withCode('cannot execute INSERT in a read-only transaction', '25006')],
    ['a role that may not write', withCode('permission denied for table rate_limits', '42501')],
  ])('fails while the database cannot be written: %s', async (_, error) => {
    let fault: Error | null = null;
    const { context } = suite.before;
    const probe = openProbe(context, { database: failingWrites(context.database, () => fault) });
    expect(await probe.ready()).toBe(200);
    fault = error;
    later(10);
    expect(await probe.ready()).toEqual([503, 'database_unavailable', 'The database cannot be written.']);
    expect(probe.errors()).toEqual([expect.stringContaining(error.message.slice(0, 20))]);
    expect(await probe.live()).toBe(200);
    fault = null;
    later(5);
    expect(await probe.ready()).toBe(200);
  });

  test.each<[string, Partial<AppContext['blobs']>]>([
    ['takes nothing', { put: () => Promise.reject(new Error('S3 PUT: 403 AccessDenied')) }],
    ['deletes nothing', { remove: () => Promise.reject(new Error('S3 DELETE: 403 AccessDenied')) }],
  ])('fails while the image store %s', async (_, refusals) => {
    const { context } = suite.before;
    const blobs = { ...context.blobs };
    const probe = openProbe(context, { blobs });
    expect(await probe.ready()).toBe(200);
    Object.assign(blobs, refusals);
    later(60);
    expect(await probe.ready()).toEqual([503, 'storage_unavailable', 'The image store cannot be written.']);
    expect(probe.errors()).toEqual([expect.stringContaining('AccessDenied')]);
    Object.assign(blobs, context.blobs);
    later(5);
    expect([await probe.ready(), await probe.live()]).toEqual([200, 200]);
  });

  test('fails while the database or the store takes writes and never answers', async () => {
    const { context } = suite.before;
    const timer = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
      timer(work, ms === 5_000 ? 50 : ms)) as typeof setTimeout);
    const database = failingWrites(context.database, () => 'hangs');
    const blobs = { ...context.blobs, put: () => new Promise<void>(() => {}) };
    const probe = openProbe(context, { database, blobs });
    expect(await probe.ready()).toEqual([
      503,
      'database_unavailable',
      'The database cannot be written. The image store cannot be written.',
    ]);
    vi.restoreAllMocks();
  });

  test.each([
    ['is ready while requests are refused for load and others are served', true, 200],
    [
      'is not ready while others are served that write nothing',
      false,
      [503, 'database_unavailable', 'The database cannot be written.'],
    ],
  ])('%s, although its write is late', async (_, isBusy, expected) => {
    const { context } = suite.before;
    const timer = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
      timer(work, ms === 5_000 ? 50 : ms)) as typeof setTimeout);
    const admission = { ...context.admission, isBusy: () => isBusy, msSinceSuccess: () => 10 };
    const database = failingWrites(context.database, () => 'hangs');
    expect(await openProbe(context, { database, admission }).ready()).toEqual(expected);
    vi.restoreAllMocks();
  });

  test('writes once for many probes, and leaves nothing in the store', async () => {
    const { context } = suite.before;
    const stored = await context.blobs.keys();
    const put = vi.fn(context.blobs.put);
    let transactions = 0;
    const database = failingWrites(context.database, () => {
      transactions += 1;
      return null;
    });
    const probe = openProbe(context, { database, blobs: { ...context.blobs, put } });
    await Promise.all(Array.from({ length: 20 }, () => probe.ready()));
    for (let second = 0; second < 9; second++) {
      later(1);
      await probe.ready();
    }
    expect([transactions, put.mock.calls.length]).toEqual([1, 1]);
    later(60);
    await probe.ready();
    expect([transactions, put.mock.calls.length]).toEqual([2, 2]);
    expect(await context.blobs.keys()).toEqual(stored);
  });

  test('makes Postgres write a file, because a page of a table may have room on a full disk', async () => {
    const { context } = suite.before;
    const plans: string[] = [];
    const database = Object.assign(Object.create(context.database) as AppContext['database'], {
      transaction: (work: (transaction: Transaction) => Promise<void>) =>
        context.database.transaction(async (transaction) => {
          await work(transaction);
          const { rows } = await transaction.execute<Record<string, string>>(
            'EXPLAIN (ANALYZE, BUFFERS) SELECT count(*) FROM generate_series(1, 8000)',
          );
          plans.push(...rows.flatMap(Object.values<string>));
        }),
    });
    expect(await openProbe(context, { database }).ready()).toBe(200);
    expect(plans.join('\n')).toMatch(/temp read=\d+ written=\d+/);
  });
});
