import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem, noContent } from '../../tests/fixtures/servers/fakeApi';
import { ApiError } from './apiError';
import { request } from './http';
import { loadText, saveText, storageKeys } from './storage';
import { onTokenRejected } from './reportRejectedToken';

const plain = { shape: { fields: ['id'] } } as const;
const ask = (path: string, call: Partial<Parameters<typeof request<{ id: number }>>[1]> = {}) =>
  request<{ id: number }>(path, { ...plain, ...call });

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('expected the call to fail');
    },
    (error: ApiError) => error,
  );

beforeEach(() => {
  document.documentElement.lang = '';
});

describe('requests', () => {
  test('S7-01 the stored token is sent; without one there is no Authorization header', async () => {
    const api = fakeApi({ 'GET /v1/app/user/me': { id: 1 } });
    await ask('/v1/app/user/me');
    saveText(storageKeys.token, 'token-1');
    await ask('/v1/app/user/me');
    expect(api.calls.map(({ headers }) => headers.Authorization)).toEqual([undefined, 'Bearer token-1']);
  });

  test('S7-01 the language is English, or the language of a French page', async () => {
    const api = fakeApi({ 'GET /v1/app/user/me': { id: 1 } });
    await ask('/v1/app/user/me');
    document.documentElement.lang = 'fr-CA';
    await ask('/v1/app/user/me');
    expect(api.calls.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'fr-CA']);
  });

  test('a body is sent as JSON, a form as the browser encodes it, and the call’s own headers are added', async () => {
    const api = fakeApi({ 'POST /v1/app/orders': { id: 1 }, 'PUT /v1/app/form': { id: 1 } });
    const form = new FormData();
    await ask('/v1/app/orders', { method: 'POST', body: { note: 'ring' }, headers: { 'Idempotency-Key': 'k1' } });
    await ask('/v1/app/form', { method: 'PUT', body: form });
    expect(api.calls[0]).toMatchObject({
      body: { note: 'ring' },
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
    });
    expect(api.calls[1]!.body).toBe(form);
    expect(api.calls[1]!.headers).not.toHaveProperty('Content-Type');
  });

  test('a query is encoded, without undefined values', async () => {
    const api = fakeApi({ 'GET /v1/app/search': { id: 1 } });
    await ask('/v1/app/search', { query: { text: 'a & b=c', page: 0, after: undefined } });
    expect(api.calls[0]!.query).toEqual({ text: 'a & b=c', page: '0' });
  });
});

describe('responses', () => {
  test('JSON is returned as is, and undefined for a response without content', async () => {
    fakeApi({ 'GET /a': [{ id: 1 }], 'DELETE /b': noContent });
    expect(await request<{ id: number }[]>('/a', { shape: { listOf: ['id'] } })).toEqual([{ id: 1 }]);
    expect(await request<void>('/b', { method: 'DELETE', shape: 'empty' })).toBeUndefined();
  });

  test('D-30 a problem becomes an ApiError with its status, code, message and extra fields', async () => {
    const changes = { items: [], isSlotGone: true };
    fakeApi({ 'GET /a': problem(409, 'order_changed', { detail: 'Your order has changed.', changes }) });
    const error = await failureOf(ask('/a'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'order_changed', message: 'Your order has changed.' });
    expect(error.problem.changes).toEqual(changes);
  });

  test('an ApiError has the seconds of Retry-After, or null', async () => {
    const busy = (headers: Record<string, string>) => () => {
      const response = problem(503, 'busy');
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    };
    fakeApi({ 'GET /a': busy({ 'retry-after': '7' }), 'GET /b': busy({}), 'GET /c': busy({ 'retry-after': 'soon' }) });
    expect(await failureOf(ask('/a'))).toMatchObject({ status: 503, code: 'busy', retryAfterSeconds: 7 });
    expect(await failureOf(ask('/b'))).toMatchObject({ retryAfterSeconds: null });
    expect(await failureOf(ask('/c'))).toMatchObject({ retryAfterSeconds: null });
  });

  test('a change that a busy server refused is retried with the same idempotency key', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const keys: (string | undefined)[] = [];
    fakeApi({
      'POST /a': (sent) => {
        keys.push(sent.headers['Idempotency-Key']);
        return keys.length > 1 ? Response.json({ id: 1 }) : problem(503, 'server_busy');
      },
    });
    const headers = { 'Idempotency-Key': 'key-1' };
    const response = ask('/a', { method: 'POST', body: {}, headers });
    await vi.advanceTimersByTimeAsync(999);
    expect(keys).toEqual(['key-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toEqual({ id: 1 });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('S8-02 no response is an ApiError with status 0', async () => {
    fakeApi({ 'GET /a': offline });
    expect(await failureOf(ask('/a'))).toMatchObject({ name: 'ApiError', status: 0, code: 'unreachable' });
  });

  test('a call that its caller cancels is aborted, and is not a network error', async () => {
    const api = fakeApi({
      'GET /a': ({ signal }) =>
        new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
    });
    const caller = new AbortController();
    const failure = failureOf(ask('/a', { signal: caller.signal }));
    expect(api.calls[0]!.signal!.aborted).toBe(false);
    caller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(api.calls[0]!.signal!.aborted).toBe(true);
  });
});

describe('D-22 a token that the API rejects', () => {
  const refused = vi.fn(() => saveText(storageKeys.token, null));
  const unauthenticated = problem(401, 'unauthenticated', { detail: 'Please sign in.' });

  beforeEach(() => {
    refused.mockClear();
    onTokenRejected(refused);
    saveText(storageKeys.token, 'token-1');
  });
  afterEach(() => {
    onTokenRejected(() => {});
    saveText(storageKeys.token, null);
  });

  test('is reported once for all calls that sent it', async () => {
    fakeApi({ 'GET /v1/app/user/me': unauthenticated, 'GET /v1/app/orders': unauthenticated });
    const failures = await Promise.all(['/v1/app/user/me', '/v1/app/orders'].map((path) => failureOf(ask(path))));
    expect(failures.map(({ status }) => status)).toEqual([401, 401]);
    expect([refused.mock.calls.length, loadText(storageKeys.token)]).toEqual([1, null]);
  });

  test('is not reported if a new token was stored meanwhile', async () => {
    fakeApi({
      'GET /v1/app/user/me': () => {
        saveText(storageKeys.token, 'token-2');
        return unauthenticated;
      },
    });
    await failureOf(ask('/v1/app/user/me'));
    expect([refused.mock.calls.length, loadText(storageKeys.token)]).toEqual([0, 'token-2']);
  });

  test.each([
    ['a login', '/v1/app/user/auth/email/login', 401],
    ['signing out', '/v1/app/user/logout', 401],
    ['another refusal', '/v1/app/user/me', 403],
  ])('%s does not report it', async (_, path, status) => {
    fakeApi({ [`GET ${path}`]: problem(status, 'refused') });
    await failureOf(ask(path));
    expect([refused.mock.calls.length, loadText(storageKeys.token)]).toEqual([0, 'token-1']);
  });

  test('a call without a token does not end the session', async () => {
    saveText(storageKeys.token, null);
    fakeApi({ 'GET /v1/app/user/me': unauthenticated });
    await failureOf(ask('/v1/app/user/me'));
    expect(refused).not.toHaveBeenCalled();
  });
});
