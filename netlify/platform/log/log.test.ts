import { describe, expect, test, vi } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { withRequestId } from './lineIds';
import { createLog, type LogFields } from './log';
import { readableLines } from './readableLines';

describe('a log line', () => {
  test('is one object with time, level, message and the id of its request', async () => {
    const { log, lines, text } = captureLog();
    log.info('Outside');
    await withRequestId('request-1', async () => {
      await Promise.resolve();
      log.warn('Inside\nand on', { route: '/v1/app/orders/{providerId}/{detailsId}', status: 200, ms: 1.5 });
    });
    expect(lines()).toEqual([
      { level: 'info', time: expect.any(String) as string, msg: 'Outside' },
      {
        level: 'warn',
        time: expect.any(String) as string,
        requestId: 'request-1',
        route: '/v1/app/orders/{providerId}/{detailsId}',
        status: 200,
        ms: 1.5,
        msg: 'Inside\nand on',
      },
    ]);
    expect(new Date(lines()[0]!.time as string).toISOString()).toBe(lines()[0]!.time);
    expect(text().trimEnd().split('\n')).toHaveLength(2);
  });

  test('is not written below the configured level, and never with silent', () => {
    const write = vi.fn<(line: string) => void>();
    const warnings = createLog({ level: 'warn', format: null }, { write });
    warnings.info('no');
    warnings.error('yes');
    createLog({ level: 'silent', format: null }, { write }).error('no');
    expect(write).toHaveBeenCalledOnce();
  });

  test('is short in a terminal, which shows only warnings and errors', () => {
    const printed: string[] = [];
    const log = createLog(
      { level: 'info', format: 'text' },
      readableLines((line) => printed.push(line)),
    );
    log.info('request', { method: 'GET', route: '/v1/health', status: 200 });
    withRequestId('request-1', () =>
      log.error('request', {
        method: 'GET',
        route: '/v1/health',
        status: 503,
        code: 'stopping',
        error: new Error('a'),
      }),
    );
    expect(printed).toEqual(['[error] request GET /v1/health 503 stopping Error: a (request request-1)\n']);
  });
});

const token = 'Zk3vV0a9pQmT1x-8yLr_4nBdC7eWfGhJ5sKuOi2MtXA';
const secrets: [what: string, secret: string, said: (secret: string) => string][] = [
  ['an email address', 'mara.quill+x@shop.example', (it) => `550 5.1.1 <${it}>: rejected`],
  ['a phone number', '2135550142', (it) => `Cannot send to +1${it}`],
  ['a written phone number', '(213) 555-0142', (it) => `Cannot send to ${it}.`],
  ['a one-time code', '402917', (it) => `Your code is ${it}`],
  ['an app token', token, (it) => `Bearer ${it}`],
  ['a token without a word before it', token, (it) => `token=${it};`],
  ['a webhook secret', 'whsec_c2VjcmV0LXNlY3JldA==', (it) => `Secret ${it} is damaged`],
  ['a key of Stripe', 'sk_live_abcdEFGHijkl', (it) => `Invalid API Key provided: ${it}`],
  ['a hexadecimal key', '0f'.repeat(32), (it) => `bad key ${it}`],
  ['a pod key', 'QWERTZUI', (it) => `no pod ${it}`],
  ['the address of a database', 'postgres://shop:hunter2@db.example/shop', (it) => `connect ${it}`],
];

describe('S8-04 scrubbing: secrets in a message are removed', () => {
  test.each(secrets)('%s', (_, secret, said) => {
    const { log, text } = captureLog();
    const sentence = said(secret);
    log.error(sentence, { job: sentence, error: new Error('Failed query', { cause: new Error(sentence) }) });
    log.error('fields of other names', { email: secret, body: { text: sentence } } as LogFields);
    expect(text()).not.toContain(secret);
    expect(text()).not.toContain(token);
    // Negative control: without scrubbing, the secret would be there.
    expect(JSON.stringify({ msg: sentence })).toContain(secret.replaceAll('"', '\\"'));
  });

  test('a value repeated by Postgres is removed; its code, message and constraint are kept', () => {
    const { log, lines } = captureLog();
    const state = (code: string, message: string) => Object.assign(new Error(message), { code });
    log.error('a', { error: state('22P02', 'invalid input syntax for type uuid: "Mara Quill"') });
    log.error('b', { error: state('23505', 'duplicate key value violates unique constraint "users_email_unique"') });
    expect(lines().map(({ error }) => error)).toEqual([
      'Error [22P02]: invalid input syntax for type uuid',
      'Error [23505]: duplicate key value violates unique constraint "users_email_unique"',
    ]);
  });

  test('a thrown value that is not an Error is reported as such', () => {
    const { log, text } = captureLog();
    log.error('a', { error: { email: 'mara@shop.example' } });
    expect(text()).toContain('an error that is not an Error');
    expect(text()).not.toContain('mara');
  });
});
