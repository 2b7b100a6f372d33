import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startErrorService } from '../../../tests/fixtures/servers/errorService';

let service: Awaited<ReturnType<typeof startErrorService>>;

/** Loads the module as on a new page, with unknown consent. */
async function load() {
  vi.resetModules();
  return import('./captureError');
}

const waitForEnvelopes = (count: number) => vi.waitFor(() => expect(service.envelopes).toHaveLength(count));

beforeEach(async () => {
  service = await startErrorService();
  vi.stubEnv('GATSBY_SENTRY_DSN', service.dsn);
});

afterEach(async () => {
  const { stopReporter } = await import('./sentry');
  stopReporter();
  await service.stop();
});

describe('S7-31 an error reaches the error-reporting service', () => {
  test('with its message, location and build, once the shopper allowed it', async () => {
    const { setRelease, captureError, setReportConsent } = await load();
    setRelease('b41d');
    setReportConsent(true);
    captureError(new TypeError('The price is not there'), { where: 'render', componentStack: '\n    at CartPanel' });
    await waitForEnvelopes(1);
    const [{ type, payload }] = service.envelopes[0]!.items as [(typeof service.envelopes)[0]['items'][0]];
    expect(type).toBe('event');
    expect(payload).toMatchObject({
      release: 'b41d',
      tags: { where: 'render' },
      contexts: { react: { componentStack: '\n    at CartPanel' } },
      exception: { values: [{ type: 'TypeError', value: 'The price is not there' }] },
    });
    const [{ stacktrace }] = (payload.exception as { values: [{ stacktrace: { frames: object[] } }] }).values;
    expect(stacktrace.frames.at(-1)).toMatchObject({ filename: expect.stringContaining('captureError.test.tsx') });
  });

  test('with its cause', async () => {
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    captureError(new Error('Drawing failed', { cause: new Error('No price for jane@mail.example') }));
    await waitForEnvelopes(1);
    const { values } = service.envelopes[0]!.items[0]!.payload.exception as { values: { value: string }[] };
    expect(values.map(({ value }) => value)).toEqual(['No price for [email]', 'Drawing failed']);
  });

  test('D-29 without addresses, numbers, tokens, keys, ids, or the query of a page', async () => {
    localStorage.setItem('token', 'session-of-jane');
    window.history.replaceState(null, '', '/us/en/rating/ABCDEFGH?email=jane@mail.example#42');
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    const error = new Error('jane@mail.example, (213) 555-0142, session-of-jane, /v1/app/user/me?otp=482913, QWERTYUI');
    captureError(Object.assign(error, { problem: { detail: '12 Elm Street' } }), {
      componentStack: 'at Rating (https://shop.example/us/en/rating/ABCDEFGH?email=jane@mail.example)',
    });
    await waitForEnvelopes(1);
    const { text, items } = service.envelopes[0]!;
    expect(text).not.toMatch(/jane|mail\.example|\(213\)|555-0142|session-of|482913|QWERTYUI|ABCDEFGH|Elm|otp|#42/);
    expect(items[0]!.payload.request).toMatchObject({ url: `${window.location.origin}/us/en/rating/:podKey` });
  });

  test('D-29 with nothing but the error: no breadcrumbs, cookies, user, session or headers except the user agent', async () => {
    document.cookie = 'lS_token=session-of-jane';
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    vi.spyOn(console, 'warn').mockReturnValue();
    console.warn('typed: 12 Elm Street');
    await fetch(new URL(service.dsn).origin, { method: 'POST', body: '{}\n{"type":"x"}\n{}' });
    captureError(new Error('The price is not there'));
    await waitForEnvelopes(2);
    expect(service.envelopes.flatMap(({ items }) => items.map(({ type }) => type))).toEqual(['x', 'event']);
    const { text, items } = service.envelopes[1]!;
    expect(Object.keys(items[0]!.payload).sort()).toEqual([
      'contexts',
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'request',
      'sdk',
      'tags',
      'timestamp',
    ]);
    expect(items[0]!.payload.request).toEqual({
      url: `${window.location.origin}/`,
      headers: { 'User-Agent': navigator.userAgent },
    });
    expect(items[0]!.payload.sdk).toMatchObject({ settings: { infer_ip: 'never' } });
    expect(text).not.toMatch(/Elm|jane/);
  });

  test('if uncaught, as far as Sentry observes it', async () => {
    const { setReportConsent } = await load();
    setReportConsent(true);
    await vi.waitFor(async () => expect((await import('@sentry/gatsby')).getClient()).toBeDefined());
    window.onerror?.('', '', 0, 0, new Error('Nobody caught this'));
    const rejected = new Error('Nobody waited for this');
    window.onunhandledrejection?.({ reason: rejected } as PromiseRejectionEvent);
    await waitForEnvelopes(2);
    expect(service.messages()).toEqual(['Nobody caught this', 'Nobody waited for this']);
    expect(service.envelopes[0]!.items[0]!.payload).toMatchObject({
      exception: { values: [{ mechanism: { handled: false } }] },
    });
  });

  test('described by shape, not content, if a non-error was thrown', async () => {
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    captureError({ email: 'jane@mail.example', street: '12 Elm Street' });
    await waitForEnvelopes(1);
    expect(service.messages()).toEqual([expect.stringContaining('keys: email, street')]);
    expect(service.envelopes[0]!.text).not.toMatch(/jane|Elm/);
  });

  test('up to twenty times, and each error only once', async () => {
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    for (let count = 0; count < 3; count += 1) captureError(new Error('Again'));
    for (let count = 0; count < 30; count += 1) captureError(new Error(`Fault ${count}`));
    await waitForEnvelopes(20);
    await new Promise((passed) => setTimeout(passed, 100));
    expect([service.envelopes.length, service.messages().filter((message) => message === 'Again').length]).toEqual([
      20, 1,
    ]);
  });
});

// Each test finally sends an allowed error: once it arrives, earlier ones would have arrived too.
describe('D-29 nothing is sent', () => {
  test('before consent is known; queued errors follow a yes, up to a few', async () => {
    const { captureError, setReportConsent } = await load();
    for (let count = 1; count <= 9; count += 1) captureError(new Error(`Early ${count}`));
    setReportConsent(null);
    await new Promise((passed) => setTimeout(passed, 100));
    expect(service.envelopes).toEqual([]);
    setReportConsent(true);
    captureError(new Error('Late'));
    await waitForEnvelopes(6);
    expect(service.messages()).toEqual(['Early 1', 'Early 2', 'Early 3', 'Early 4', 'Early 5', 'Late']);
  });

  test('after a no, including errors queued before it', async () => {
    const { captureError, setReportConsent } = await load();
    captureError(new Error('Before the no'));
    setReportConsent(false);
    captureError(new Error('After the no'));
    setReportConsent(true);
    captureError(new Error('After the yes'));
    await waitForEnvelopes(1);
    expect(service.messages()).toEqual(['After the yes']);
  });

  test('once consent is withdrawn, including uncaught errors', async () => {
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    captureError(new Error('Allowed'));
    await waitForEnvelopes(1);
    setReportConsent(false);
    captureError(new Error('Taken back'));
    await vi.waitFor(async () => expect((await import('@sentry/gatsby')).getClient()).toBeUndefined());
    window.onerror?.('', '', 0, 0, new Error('Nobody caught this'));
    setReportConsent(true);
    captureError(new Error('Allowed again'));
    await waitForEnvelopes(2);
    expect(service.messages()).toEqual(['Allowed', 'Allowed again']);
  });

  test('if consent is withdrawn before the reporter has loaded', async () => {
    const { captureError, setReportConsent } = await load();
    setReportConsent(true);
    captureError(new Error('Taken back'));
    setReportConsent(false);
    await new Promise((passed) => setTimeout(passed, 100));
    setReportConsent(true);
    captureError(new Error('Allowed'));
    await waitForEnvelopes(1);
    expect(service.messages()).toEqual(['Allowed']);
  });

  test('without a configured address', async () => {
    vi.stubEnv('GATSBY_SENTRY_DSN', undefined);
    const { captureError, setReportConsent } = await load();
    captureError(new Error('Without an address'));
    setReportConsent(true);
    captureError(new Error('Without an address, allowed'));
    vi.stubEnv('GATSBY_SENTRY_DSN', service.dsn);
    setReportConsent(true);
    captureError(new Error('With one'));
    await waitForEnvelopes(1);
    expect(service.messages()).toEqual(['With one']);
  });
});
