import type { AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openShop, placed, shopTime } from '../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../tests/fixtures/testApp';
import { ApiError } from '../../src/data/apiError';
import { clientProblemCodes, shownProblemCodes } from '../../src/domain/api/problemCodes';
import geo from '../edge-functions/geo';
import { fontUrl } from '../../src/ui/theme/fonts';
import { ServiceError } from '../platform/errors';
import { listCalls, isProblem, type ApiDocument, type Call } from './apiDocument/openApiTypes';
import { documentedProblems } from '../platform/problems';
import { curlCommand } from './apiPage/curlCommand';
import { frenchDetails } from './http/problems/problemDetails';

const api = await setUpTestApp({ clock: () => shopTime });
const document = (await (await api.app.request('/v1/openapi.json')).json()) as ApiDocument;
const calls: Call[] = listCalls(document.paths);
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document as unknown as AnySchema, 'api');
afterEach(() => api.reset());

function findFaults(schema: object, value: unknown): string[] {
  const inApi = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as AnySchema;
  const isValid = ajv.compile(inApi);
  return isValid(value) ? [] : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
const formatCall = ({ method, path }: Call) => `${method} ${path}`;

describe('D-36 the OpenAPI document', () => {
  test('is serialized once, whoever asks', async () => {
    const serialize = vi.spyOn(JSON, 'stringify');
    const texts = [];
    const callers: Record<string, string>[] = [{}, { authorization: 'Bearer x' }, { origin: 'https://else.example' }];
    for (const headers of callers) texts.push(await (await api.app.request('/v1/openapi.json', { headers })).text());
    expect(new Set(texts).size).toBe(1);
    expect(serialize.mock.calls.filter(([value]) => Object.hasOwn(Object(value), 'openapi'))).toEqual([]);
  });

  test('every reference resolves, and every schema is valid', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!.split('/'));
    expect(references.length).toBeGreaterThan(100);
    for (const path of references)
      expect(
        path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document),
        path.join('/'),
      ).toBeDefined();
    const strict = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false });
    addFormats(strict);
    strict.addVocabulary(['example', 'components', 'discriminator']);
    strict.addFormat('binary', true);
    for (const [name, schema] of Object.entries(document.components.schemas))
      expect(
        () => strict.compile({ ...schema, components: { schemas: document.components.schemas } } as AnySchema),
        name,
      ).not.toThrow();
  });

  test('every call has a unique id, a tag, a summary and its security', () => {
    const all = [...calls, ...listCalls(document.webhooks)];
    const names = all.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const call of all) {
      const { tags = [], summary, security } = call.operation;
      expect([tags.length, summary.length > 5, Array.isArray(security)], formatCall(call)).toEqual([1, true, true]);
    }
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  });

  test('every parameter has a description, path parameters are complete, and examples are valid', () => {
    for (const call of calls) {
      const parameters = call.operation.parameters ?? [];
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        parameters.filter((each) => each.in === 'path').map(({ name }) => name),
        formatCall(call),
      ).toEqual(inPath);
      for (const { name, description, example, schema } of parameters) {
        expect(description, `${formatCall(call)} ${name}`).toBeTruthy();
        if (example !== undefined) expect(findFaults(schema, example), `${formatCall(call)} ${name}`).toEqual([]);
      }
    }
  });

  test('patterns work as JSON Schema: a name passes, and a line break does not', () => {
    const { UserUpdate } = document.components.schemas;
    expect(findFaults(UserUpdate!, { givenName: 'Ada' })).toEqual([]);
    expect(findFaults(UserUpdate!, { givenName: 'A\nda' })).not.toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/"pattern":"[^"]*\/[a-z]+"/);
  });

  test('S7-24 the edge function’s response matches its description', async () => {
    const schema = document.paths['/geo']!.get!.responses[200]!.content!['application/json']!.schema;
    for (const place of [{ country: { code: 'US' }, subdivision: { code: 'OH' } }, { country: { code: 'FR' } }, {}]) {
      const response: unknown = await geo(new Request('https://shop.example/geo'), { geo: place }).json();
      expect(findFaults(schema, response)).toEqual([]);
    }
  });

  test('D-15 messages to a dispensary match their description', async () => {
    const shop = await openShop(api);
    const shopper = await shop.shopper();
    const order = await placed(shop.place(shopper.headers));
    await api.app.request(`/v1/app/orders/${order.provider.id}/${order.detailsId}/cancel`, {
      method: 'POST',
      headers: shopper.headers,
    });
    const sent = await shop.messages();
    expect(sent.map(({ payload }) => payload.type).sort()).toEqual(['order.cancelled', 'order.placed']);
    for (const { payload } of sent) {
      const { schema } = document.webhooks[payload.type as string]!.post!.requestBody!.content['application/json']!;
      expect(findFaults(schema, payload)).toEqual([]);
      expect(findFaults(schema, { ...payload, type: 'order.other' })).not.toEqual([]);
    }
  });
});

describe('D-30 problem codes', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sources = ['services', 'routes', 'platform', 'server']
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|apiDocument/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

  test('D-30 every code is thrown somewhere', () => {
    const text = sources.join('\n');
    const thrown = new Set([...text.matchAll(/(?:\bcode: |\b\w+\(\s*)'([a-z][a-z0-9_]+)'/g)].map(([, code]) => code));
    expect([...clientProblemCodes, ...shownProblemCodes].filter((code) => !thrown.has(code))).toEqual([]);
  });

  test('D-30 a misspelled code does not compile where it is thrown, documented, translated or handled', () => {
    // @ts-expect-error -- services and routes throw codes of the union only
    const { code } = new ServiceError({ code: 'order_unknwon', detail: '' });
    // @ts-expect-error -- the API document has a row for each code
    const documented = documentedProblems.find((each) => each.code === 'order_unknwon');
    // @ts-expect-error -- the French sentences have the codes as keys
    const french: string | undefined = frenchDetails.order_unknwon;
    // @ts-expect-error -- pages compare with codes of the union
    const isHandled = new ApiError(404, { code: 'order_unknown' }).code === 'order_unknwon';
    expect([code, documented, french, isHandled]).toEqual(['order_unknwon', undefined, undefined, false]);
  });

  /** A 405 belongs to a path, and a 431 is sent before the request has one. */
  const ofAnyRequest = ['method_not_allowed', 'headers_too_large'];

  test('D-30 every error response lists its codes, and every code belongs to a call', () => {
    const named = new Set<string>();
    for (const call of calls)
      for (const [status, { content }] of Object.entries(call.operation.responses).filter(([each]) =>
        isProblem(each),
      )) {
        const examples = Object.keys(content?.['application/problem+json']?.examples ?? {});
        expect(examples, `${formatCall(call)} ${status}`).not.toEqual([]);
        for (const example of examples) named.add(example);
      }
    const all = Object.keys(document.components.examples).filter((name) => !ofAnyRequest.includes(name));
    expect([...named].sort()).toEqual(all.sort());
  });

  test('D-30 the examples match the problem schema', () => {
    for (const [name, { value }] of Object.entries(document.components.examples))
      expect(findFaults(document.components.schemas.Problem!, value), name).toEqual([]);
  });
});

describe('the documentation page', () => {
  const read = async () => {
    const response = await api.app.request('/v1/docs');
    return { answer: response, text: await response.text() };
  };

  test('is HTML without scripts, and its policy allows only its own style and the shop’s font', async () => {
    const { answer: response, text } = await read();
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!;
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(style.match(/url\([^)]*\)/g)).toEqual([`url(${fontUrl})`]);
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  test('has an anchor for each call, code and schema, and no broken links', async () => {
    const { text } = await read();
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    for (const { operation } of [...calls, ...listCalls(document.webhooks)])
      expect(ids).toContain(`op-${operation.operationId}`);
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
    for (const name of Object.keys(document.components.examples)) expect(ids).toContain(`problem-${name}`);
  });

  test('shows each call as a valid shell command', () => {
    const placing = calls.find(({ operation }) => operation.operationId === 'placeOrder')!;
    const lines = curlCommand(placing, document).split(' \\\n  ');
    expect(lines.slice(0, 3)).toEqual([
      "curl -X POST 'http://localhost:8888/v1/app/orders'",
      '-H "Authorization: Bearer $TOKEN"',
      expect.stringMatching(/^-H 'idempotency-key: \S+'$/),
    ]);
    expect(JSON.parse(lines.at(-1)!.slice(4, -1))).toMatchObject({ items: [{ quantity: 2 }] });
    for (const call of calls)
      expect(curlCommand(call, document), formatCall(call)).not.toMatch(/[{]\w+[}]|undefined|null/);
  });
});
