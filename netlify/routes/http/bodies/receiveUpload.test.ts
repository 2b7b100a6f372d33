import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testSettings } from '../../../../tests/fixtures/testApp';
import type { AppContext } from '../../../services/context/appContext';
import type { AppEnv } from '../appEnv';
import { respondToError } from '../problems/problems';
import { receiveUpload } from './receiveUpload';

const kilobyte = 1024;
let points: Record<string, number>;
let app: Hono<AppEnv>;
beforeEach(() => {
  vi.useFakeTimers();
  points = {};
  const add = (key: string, count: number) => (points[key] = (points[key] ?? 0) + count);
  const context = {
    settings: testSettings(),
    limits: {
      consume: async (_: object, key: string) => add(key, 1),
      refund: async (_: object, key: string) => void add(key, -1),
    },
  } as unknown as AppContext;
  app = new Hono<AppEnv>();
  app.onError(respondToError);
  app.use(async (c, next) => {
    c.set('signedIn', { user: { id: c.req.header('x-user') } } as AppEnv['Variables']['signedIn']);
    await next();
  });
  app.post('/', receiveUpload(context, 4 * kilobyte * kilobyte), async (c) =>
    c.json((await c.req.arrayBuffer()).byteLength),
  );
});

function start(user: string, address: string) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (streamController) => void (controller = streamController) });
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'x-user': user, 'content-type': 'application/octet-stream' },
    body,
    duplex: 'half',
  } as RequestInit);
  const upload = {
    status: null as number | null,
    connection: null as string | null,
    send: (bytes: number) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
  };
  const response = async () => {
    const answered = await app.request(request, undefined, { incoming: { socket: { remoteAddress: address } } });
    upload.status = answered.status;
    upload.connection = answered.headers.get('connection');
    return answered;
  };
  return Object.assign(upload, { answered: response() });
}
async function sendFor(seconds: number, { send }: ReturnType<typeof start>, bytesPerSecond: number) {
  for (let second = 0; second < seconds; second += 1) {
    send(bytesPerSecond);
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

describe('D-30 an upload', () => {
  test('D-30 that stops gets a 408 within ten seconds, and the connection is closed', async () => {
    const upload = start('ana', '198.51.100.1');
    upload.send(30 * kilobyte);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(upload.status).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(upload).toMatchObject({ status: 408, connection: 'close' });
  });

  test('D-30 that slows down to less than 4 KB a second gets a 408', async () => {
    const upload = start('ana', '198.51.100.1');
    upload.send(500 * kilobyte);
    await sendFor(19, upload, 3 * kilobyte);
    expect(upload.status).toBeNull();
    await sendFor(1, upload, 3 * kilobyte);
    expect(upload.status).toBe(408);
  });

  test('D-30 of a slow connection is received, with pauses of some seconds', async () => {
    const upload = start('ana', '198.51.100.1');
    for (let each = 0; each < 8; each += 1) {
      await sendFor(4, upload, 20 * kilobyte);
      await vi.advanceTimersByTimeAsync(6_000);
    }
    upload.end();
    const response = await upload.answered;
    expect([response.status, await response.json()]).toEqual([200, 8 * 4 * 20 * kilobyte]);
  });

  test('D-30 gets a 408 after UPLOAD_SECONDS, however steadily it arrives', async () => {
    const upload = start('ana', '198.51.100.1');
    await sendFor(119, upload, 8 * kilobyte);
    expect(upload.status).toBeNull();
    await sendFor(1, upload, 8 * kilobyte);
    expect(upload.status).toBe(408);
  });

  test('D-19 that finds no place does not count against the hourly limit', async () => {
    for (const user of ['ana', 'ben', 'cleo', 'dan']) for (const _ of [1, 2]) start(user, '198.51.100.1');
    await vi.advanceTimersByTimeAsync(0);
    const refused = await start('eve', '198.51.100.1').answered;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(points).toEqual({ ana: 2, ben: 2, cleo: 2, dan: 2 });
  });

  test('D-19 that finds no place after it was counted is counted no longer', async () => {
    const all = ['ana', 'ben', 'cleo', 'dan', 'eve'].flatMap((user) => [1, 2].map(() => start(user, '198.51.100.1')));
    await vi.advanceTimersByTimeAsync(0);
    expect(all.filter(({ status }) => status === 503)).toHaveLength(2);
    expect(Object.values(points).reduce((sum, count) => sum + count)).toBe(8);
  });

  test('D-19 that was ended for another frees its shopper’s place too', async () => {
    const slow = start('ana', '198.51.100.1');
    start('ana', '198.51.100.1');
    for (const user of ['ben', 'cleo', 'dan']) for (const _ of [1, 2]) start(user, '198.51.100.1');
    await vi.advanceTimersByTimeAsync(1_000);
    const next = start('eve', '198.51.100.1');
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.status, next.status]).toEqual([408, null]);
    const again = start('ana', '198.51.100.2');
    again.end();
    expect((await again.answered).status).toBe(200);
  });
});
