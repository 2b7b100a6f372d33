import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExpiredServer, type ExpiredServer } from '../../tests/fixtures/servers/expiredServer';
import { openPostgres } from '../database/postgres';
import { connectPostgres } from '../server/run/openDatabase';
import { s3Driver } from './blobs/s3Driver';
import { databaseFailure } from './databaseFailures';
import { sanitizeError } from './log/sanitizeError';
import { fetchGoogle } from './maps/googleCalls';
import { createMail } from './messages/mail';
import { createOutbox } from './messages/outbox';
import { sendWebhook } from './webhooks/sendWebhook';

const trusted = getCACertificates('default');
let https: ExpiredServer;
let postgres: ExpiredServer;
let databaseUrl: string;
beforeAll(async () => {
  [https, postgres] = [await openExpiredServer('https'), await openExpiredServer('postgres')];
  databaseUrl = `postgres://shop:hunter2@localhost:${postgres.port}/shop?sslmode=verify-full`;
  // The certificate's issuer is trusted, so only its date is invalid.
  setDefaultCACertificates([...trusted, https.certificate]);
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await Promise.all([https.close(), postgres.close()]);
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('Expected the call to fail.');
    },
    (error: unknown) => error,
  );
const origin = () => `https://localhost:${https.port}`;

describe('a server whose certificate has expired', () => {
  test('the database counts as away, so that callers try again', async () => {
    const connection = openPostgres(databaseUrl);
    const error = await failureOf(connection.query({ text: 'SELECT 1' }));
    await connection.close();
    expect(databaseFailure(error)).toMatchObject({ code: 'database_unavailable', retryAfterSeconds: 5 });
    expect(sanitizeError(error).error).toMatch(/^Error \[CERT_HAS_EXPIRED\]/);
  });

  test('a server that starts says so, without the password', async () => {
    const error = (await failureOf(connectPostgres(databaseUrl))) as Error;
    expect(error.message).toBe('DATABASE_URL: the database does not answer: certificate has expired');
  });

  const message = { id: 'msg_1', at: new Date('2026-07-01T10:00:00Z'), body: '{}' };
  test.each<[string, () => Promise<unknown>]>([
    [
      'a dispensary’s webhook',
      () => sendWebhook(`${origin()}/`, { message, secrets: ['whsec_c2VjcmV0'], targets: 'any' }),
    ],
    ['the maps', () => fetchGoogle(new URL(origin()), {})],
    [
      'the mail server',
      () =>
        createMail(
          {
            host: 'localhost',
            port: https.port,
            secure: true,
            requireTls: true,
            from: 'codes@shop.example',
            fromName: 'Lumapod',
            login: null,
            dkim: null,
          },
          createOutbox(() => {}),
          () => message.at,
        )({ to: 'mara@shop.example', subject: 'Code', text: '123456' }),
    ],
    [
      'the bucket',
      () =>
        s3Driver({
          endpoint: origin(),
          bucket: 'id-photos',
          region: 'us-east-1',
          accessKeyId: 'shop',
          secretAccessKey: 'secret',
        }).getItem('photo'),
    ],
  ])('the log names the reason for %s', async (_, call) => {
    const error = (await failureOf(call())) as Error;
    expect(`${error.message} ${sanitizeError(error).error}`).toMatch(/CERT_HAS_EXPIRED|certificate has expired/);
  });
});
