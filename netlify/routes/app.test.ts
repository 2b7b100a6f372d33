import { afterEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../tests/fixtures/captureLog';
import { setUpTestApp, testSettings } from '../../tests/fixtures/testApp';
import { apiMark } from '../../src/domain/api/apiMark';
import { problemSchema } from '../../src/domain/api/problemSchema';
import { createApp } from './app';

const api = await setUpTestApp();
afterEach(() => api.reset());

interface Operation {
  security?: { bearer?: unknown[] }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
async function readOperations() {
  const document = (await (await api.app.request('/v1/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return { document, operations };
}

/** Paths served by an edge function and by a static file. */
const outside = ['/geo', '/catalogue/{localeId}.json'];

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 and lists every registered route', async () => {
    const { document, operations } = await readOperations();
    expect(document.openapi).toBe('3.1.0');
    const described = operations.map(({ path, method }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const answered = api.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(described)).toEqual(new Set([...answered, 'GET /geo', 'GET /catalogue/:localeId.json']));
    expect(described).toContain('PUT /v1/app/user/v2');
  });

  test('describes errors as problems, and a 422 for every call with a body', async () => {
    const unchecked = [
      '/v1/webhooks/stripe',
      '/v1/webhooks/twilio',
      '/v1/webhooks/twilio/status',
      '/v1/webhooks/bounces',
      '/v1/messages/unsubscribe',
      '/v1/messages/stock-alerts',
      '/v1/messages/price-alerts',
      '/v1/csp-reports',
    ];
    // Routes opened in browsers, which get errors as pages.
    const opened = [
      '/v1/dispensary/id-images/{token}',
      '/v1/messages/unsubscribe',
      '/v1/messages/stock-alerts',
      '/v1/messages/price-alerts',
    ];
    const { operations } = await readOperations();
    for (const { path, method, operation } of operations.filter((each) => !outside.includes(each.path))) {
      const types = ['application/problem+json', ...(opened.includes(path) ? ['text/html'] : [])];
      const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      expect(errors.length, `${method} ${path}`).toBeGreaterThan(0);
      for (const [status, { content }] of errors)
        expect(Object.keys(content ?? {}), `${method} ${path} ${status}`).toEqual(types);
      // Some webhooks are authenticated by signature only; browsers and mail programs ignore the response.
      if ('requestBody' in operation && !unchecked.includes(path))
        expect(Object.keys(operation.responses), `${method} ${path}`).toContain('422');
    }
  });
});

test('no response, errors included, may be stored, sniffed or framed', async () => {
  for (const path of ['/v1/health', '/v1/nothing', '/v1/app/user/me']) {
    const { headers } = await api.app.request(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('D-51 every response says that it is the API’s, also to the pages of another origin', async () => {
  const app = createApp({
    ...api.context,
    settings: { ...api.context.settings, allowedOrigins: ['https://shop.test'] },
  });
  for (const path of ['/v1/health', '/v1/nothing', '/v1/app/user/me']) {
    const { headers } = await app.request(path, { headers: { origin: 'https://shop.test' } });
    expect(headers.get(apiMark.name)).toBe(apiMark.value);
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.test');
    expect(headers.get('access-control-expose-headers')?.split(',')).toContain(apiMark.name);
  }
});

describe('errors', () => {
  const read = async (response: Response) => [
    response.status,
    response.headers.get('content-type'),
    problemSchema.parse(await response.json()).code,
  ];

  test('D-30 an unknown path gives a 404, and a wrong method a 405 that lists the allowed ones', async () => {
    expect(await read(await api.app.request('/v1/nothing'))).toEqual([404, 'application/problem+json', 'not_found']);
    const wrong = await api.app.request('/v1/app/user/uploaded-id', { method: 'PUT' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, DELETE');
    expect(await read(wrong)).toEqual([405, 'application/problem+json', 'method_not_allowed']);
  });

  test('an unsupported content type gives a 415, and a body that is too long a 413', async () => {
    const post = (body: string, type: string) =>
      api.app.request('/v1/app/user/auth/email', { method: 'POST', headers: { 'content-type': type }, body });
    expect(await read(await post('email=a', 'text/plain'))).toEqual([
      415,
      'application/problem+json',
      'unsupported_type',
    ]);
    expect(await read(await post(JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json'))).toEqual([
      413,
      'application/problem+json',
      'too_large',
    ]);
  });

  test('S8-04 an unexpected error hides its cause from the caller; the log has the request id and no secret', async () => {
    const { log, text } = captureLog();
    const cause = Object.assign(new Error('relation lost\nDETAIL: mara@shop.example'), { code: '42P01' });
    const broken = createApp({
      ...api.context,
      log,
      limits: {
        ...api.context.limits,
        consume: () => Promise.reject(new Error('Failed query: select 1 params: mara@shop.example', { cause })),
      },
    });
    const response = await broken.request('/v1/app/user/auth/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token' },
      body: JSON.stringify({ email: 'mara@shop.example' }),
    });
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(problemSchema.parse(JSON.parse(body)).detail).toBe('Something went wrong, please try again later.');
    expect(text()).toContain(response.headers.get('x-request-id'));
    expect(body).toContain(response.headers.get('x-request-id'));
    expect(text()).toContain('relation lost');
    expect(body + text()).not.toMatch(/mara@shop|secret-token/);
    expect(body).not.toContain('relation');
  });
});

test('a line break in a path does not start a new log line', async () => {
  const { log, text, lines } = captureLog();
  const broken = createApp({ ...api.context, log, database: null as never });
  const failed = await broken.request('/v1/webhooks/dispensary/a%0aforged', { method: 'POST', body: '{}' });
  expect(failed.status).toBe(500);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ status: 500, route: '/v1/webhooks/dispensary/{providerId}' });
  expect(text()).not.toContain('forged');
});

describe('the service', () => {
  test('the health check gives a 200 while the database responds, else a 503', async () => {
    expect(await (await api.app.request('/v1/health')).json()).toEqual({ status: 'ok' });
    const { log, lines } = captureLog();
    const broken = createApp({
      ...api.context,
      log,
      database: { execute: () => Promise.reject(new Error('gone')) } as never,
    });
    const response = await broken.request('/v1/health');
    expect(response.status).toBe(503);
    expect(lines()).toMatchObject([{ level: 'error', code: 'database_unavailable', error: 'Error: gone' }]);
  });

  test('D-36 configured origins may call from a browser and read errors; others may not', async () => {
    const app = createApp({
      ...api.context,
      settings: testSettings({ API_ALLOWED_ORIGINS: 'https://shop.example, https://www.shop.example/' }),
    });
    const allowed = async (origin: string, method = 'GET') =>
      (
        await app.request('/v1/app/user/me', { method, headers: { origin, 'access-control-request-method': 'GET' } })
      ).headers.get('access-control-allow-origin');
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    expect(await allowed('https://www.shop.example', 'OPTIONS')).toBe('https://www.shop.example');
    expect(await allowed('https://evil.example')).toBeNull();
    const closed = await api.app.request('/v1/health', { headers: { origin: 'https://shop.example' } });
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });
});
