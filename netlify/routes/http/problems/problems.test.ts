import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../../server/http/listen';
import { captureLog } from '../../../../tests/fixtures/captureLog';
import { openTestApp, setUpTestApp } from '../../../../tests/fixtures/testApp';
import { openTestDatabase } from '../../../../tests/fixtures/testDatabase';
import { isPostgres } from '../../../../tests/fixtures/times';
import { problemSchema } from '../../../../src/domain/api/problemSchema';
import { users } from '../../../database/accountTables';
import { NoConnectionError } from '../../../platform/databaseFailures';
import { createApp } from '../../app';

const api = await setUpTestApp();

const read = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response;
  return [status, problemSchema.parse(await (await response).json()).code, headers.get('retry-after')];
};
const fault = (message: string, code: string) => Object.assign(new Error(message), { code });
const answerTo = (error: Error) => {
  const limits = {
    ...api.context.limits,
    consume: vi.fn().mockRejectedValue(new Error('Failed query', { cause: error })),
  };
  return createApp({ ...api.context, limits }).request('/v1/app/user/auth/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mara@shop.example' }),
  });
};

describe('D-30 database failures', () => {
  test.each([
    ['it ends the connection', fault('terminating connection due to administrator command', '57P01')],
    ['it has no room', fault('sorry, too many clients already', '53300')],
    ['it only reads', fault('cannot execute INSERT in a read-only transaction', '25006')],
    ['its settings change what is read', fault('DateStyle is German', 'DATABASE_SETTINGS')],
    ['nobody listens', fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['its certificate has expired', fault('certificate has expired', 'CERT_HAS_EXPIRED')],
    ['its certificate is of another name', fault('Hostname does not match', 'ERR_TLS_CERT_ALTNAME_INVALID')],
    ['its certificate is not trusted', fault('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT')],
    ['the connection breaks, or does not answer', new NoConnectionError('Connection terminated unexpectedly')],
  ])('%s: 503 database_unavailable, to be tried again', async (_, error) => {
    expect(await read(answerTo(error))).toEqual([503, 'database_unavailable', '5']);
  });

  test.each([
    ['a statement takes too long', fault('canceling statement due to statement timeout', '57014')],
    ['a transaction takes too long', fault('terminating connection due to transaction timeout', '25P04')],
    ['a lock is not given', fault('canceling statement due to lock timeout', '55P03')],
    ['a deadlock that outlived its retries', fault('deadlock detected', '40P01')],
  ])('%s: 503 database_busy, to be tried again', async (_, error) => {
    expect(await read(answerTo(error))).toEqual([503, 'database_busy', '2']);
  });

  test.each([
    ['a fault of our own', fault('column "x" does not exist', '42703')],
    ['another service of this server is away', new TypeError('fetch failed', { cause: fault('x', 'ECONNREFUSED') })],
  ])('%s stays a 500', async (_, error) => {
    expect(await read(answerTo(error))).toEqual([500, 'server_error', null]);
  });

  test('a database closed while the server runs gives a 503 everywhere', async () => {
    const connection = await openTestDatabase({ isReused: false });
    const closedApp = await openTestApp({ connection });
    const { headers } = await closedApp.signedIn();
    await connection.close();
    expect(await read(closedApp.app.request('/v1/app/user/me', { headers }))).toEqual([
      503,
      'database_unavailable',
      '5',
    ]);
    expect(await read(closedApp.app.request('/v1/health'))).toEqual([503, 'database_unavailable', '5']);
  });

  // The embedded database has a single connection, so no other one could end it.
  test.runIf(isPostgres).each([
    ['pg_terminate_backend', 'database_unavailable'],
    ['pg_cancel_backend', 'database_busy'],
  ])('%s during a request gives a 503 %s, and the next request succeeds', async (call, code) => {
    const { headers } = await api.signedIn();
    const sendUpdate = () =>
      api.app.request('/v1/app/user/v2', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ givenName: 'Grace' }),
      });
    await api.context.database.transaction(async (transaction) => {
      await transaction.select().from(users).for('update');
      const waiting = sendUpdate();
      await vi.waitUntil(async () => {
        const { rowCount } = await api.connection.query({
          text: `SELECT ${call}(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        });
        return rowCount > 0;
      });
      expect((await read(waiting)).slice(0, 2)).toEqual([503, code]);
    });
    expect((await sendUpdate()).status).toBe(200);
  });
});

describe('a body that is cut off', () => {
  test.each(['/v1/app/user/auth/email', '/v1/webhooks/dispensary/alder'])(
    'is not logged as an error: %s',
    async (path) => {
      const { log, lines } = captureLog();
      const { fetch } = createApp({ ...api.context, log });
      const server = await listen({
        host: '127.0.0.1',
        port: 0,
        handler: (request, bindings) => fetch(request, bindings),
      });
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"em`,
      );
      setTimeout(() => socket.destroy(), 100);
      await vi.waitUntil(() => lines().length > 0);
      await server.close();
      expect(lines()).toMatchObject([{ level: 'info', status: 400, code: 'malformed_body' }]);
    },
  );
});
