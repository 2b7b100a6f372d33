import fc from 'fast-check';
import type { Operation, Parameter } from './contract';
import type { PreparedShop, TokenKind } from './preparedShop';
import { schemaArbitrary, brokenArbitrary, type JsonSchema } from './schemaArbitrary';

/** A generated request. It is plain data, so that a failure can be printed. */
export interface GeneratedRequest {
  kind: 'good' | 'odd' | 'broken' | 'torn';
  token: TokenKind;
  parameters: Record<Parameter['in'], Record<string, unknown>>;
  body: { type: string; value: unknown } | { type: string; raw: string } | null;
  /** A change made to the finished URL. */
  urlChange: 'none' | 'doubled' | 'percent' | 'added';
}

const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
/** Bodies that no serializer produces. */
const malformedBodies = [
  '',
  '{',
  '{"a":1',
  '[1,]',
  '{"a":1}}',
  "{'a':1}",
  'undefined',
  '\u0000',
  '\ufeff{}',
  '"\\ud800"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '1e999',
  'null',
  nested(5_000),
  '['.repeat(50_000),
  `{"email":"${'a'.repeat(300_000)}"}`,
];
const malformedTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/problem+json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'JSON',
  '',
];

const tokens = fc.oneof(
  { arbitrary: fc.constant<TokenKind>('owner'), weight: 9 },
  { arbitrary: fc.constant<TokenKind>('fresh'), weight: 4 },
  { arbitrary: fc.constantFrom<TokenKind>('other', 'none', 'garbage', 'odd', 'expired', 'revoked'), weight: 1 },
);

interface Source {
  components: Record<string, JsonSchema>;
  prepared: PreparedShop['prepared'];
}

function parametersArbitrary(operation: Operation, source: Source, oddLeaves: number) {
  const within = (place: Parameter['in']) => {
    const named = operation.parameters.filter((parameter) => parameter.in === place);
    return fc.record(
      Object.fromEntries(
        named.map(({ name, schema }) => [name, schemaArbitrary(schema, { ...source, oddLeaves }, name)]),
      ),
      {
        requiredKeys:
          oddLeaves && place !== 'path' ? [] : named.filter((each) => each.required).map(({ name }) => name),
      },
    );
  };
  return fc.record({ path: within('path'), query: within('query'), header: within('header') });
}

/** Generates requests for an operation: mostly valid ones, and every kind of invalid one. */
export function requestArbitrary(operation: Operation, source: Source): fc.Arbitrary<GeneratedRequest> {
  const [described] = Object.entries(operation.bodies);
  const bodyArbitrary = (kind: GeneratedRequest['kind']): fc.Arbitrary<GeneratedRequest['body']> => {
    if (kind === 'torn' && operation.method !== 'get') {
      const raw = fc.oneof(
        fc.constantFrom(...malformedBodies),
        fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
      );
      return fc.record({ type: fc.constantFrom(...malformedTypes, described?.[0] ?? ''), raw });
    }
    if (!described) return fc.constant(null);
    const [type, schema] = described;
    const values = {
      good: () => fc.oneof(schemaArbitrary(schema, { ...source, isBare: true }), schemaArbitrary(schema, source)),
      odd: () => schemaArbitrary(schema, { ...source, oddLeaves: 3 }),
      broken: () => brokenArbitrary(schema, source),
      torn: () => schemaArbitrary(schema, source),
    };
    const value = values[kind]();
    return value.map((request) => ({ type, value: request }));
  };
  const of = (kind: GeneratedRequest['kind']): fc.Arbitrary<GeneratedRequest> =>
    fc.record({
      kind: fc.constant(kind),
      token: kind === 'good' ? tokens : fc.oneof(fc.constant<TokenKind>('owner'), tokens),
      parameters: parametersArbitrary(operation, source, kind === 'odd' ? 4 : 0),
      body: bodyArbitrary(kind),
      urlChange:
        kind === 'torn'
          ? fc.constantFrom<GeneratedRequest['urlChange']>('none', 'doubled', 'percent', 'added')
          : fc.constant<GeneratedRequest['urlChange']>('none'),
    });
  return fc.oneof(
    { arbitrary: of('good'), weight: 5 },
    { arbitrary: of('odd'), weight: 3 },
    { arbitrary: of('broken'), weight: 2 },
    { arbitrary: of('torn'), weight: 2 },
  );
}

/** A lone surrogate cannot be sent and becomes the replacement character. */
const wellFormed = (raw: string): string => Buffer.from(raw).toString();
function text(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value);
  return value === undefined ? '' : wellFormed(JSON.stringify(value) ?? typeof value);
}
/** Headers cannot contain line breaks or characters beyond Latin-1. */
const headerText = (value: unknown) =>
  text(value)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .trim();

function buildUrl({ path }: Operation, { parameters, urlChange }: GeneratedRequest): string {
  // An empty segment, or one of dots, would change the path.
  const filled = path.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const part = text(parameters.path[name]).slice(0, 3_000);
    return /^\.{0,2}$/.test(part) ? 'empty' : encodeURIComponent(part);
  });
  const pairs = Object.entries(parameters.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (each) => `${encodeURIComponent(name)}=${encodeURIComponent(text(each))}`,
    ),
  );
  if (urlChange === 'doubled') pairs.push(...pairs, ...pairs.map((pair) => `${pair}x`));
  if (urlChange === 'percent') pairs.push('%', '%zz=%C0%AF', 'a=%00', '%u0041=%ED%A0%80', '&&==', '+=+');
  if (urlChange === 'added') pairs.push('isAdmin=true', '__proto__[a]=b', 'constructor=1', 'providerId[]=alder');
  const query = urlChange === 'percent' ? pairs.map((pair) => pair.replace(/=/, '=%')).join('&') : pairs.join('&');
  return query ? `${filled}?${query}` : filled;
}

function buildForm(value: unknown): FormData {
  const form = new FormData();
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['file', value] as const];
  for (const [name, each] of entries)
    if (each instanceof Uint8Array) form.append(name, new File([each as BlobPart], 'id.jpg', { type: 'image/jpeg' }));
    else form.append(name, text(each));
  return form;
}

const asRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function bodyAndType(
  { body, kind }: GeneratedRequest,
  operation: Operation,
  shop: PreparedShop,
  headers: Record<string, string>,
) {
  if (!body) return { body: undefined, type: null };
  if ('raw' in body) return { body: wellFormed(body.raw), type: body.type || null };
  if (body.type === 'multipart/form-data') return { body: buildForm(body.value), type: null };
  const needsCode = kind === 'good' && asRecord(body.value) && 'otp' in body.value;
  const value = needsCode ? await shop.withCode(operation, body.value as Record<string, unknown>, headers) : body.value;
  return { body: JSON.stringify(value) ?? 'undefined', type: body.type };
}

export const tokensFor = ({ schemes }: Operation, shop: PreparedShop) => {
  if (schemes.includes('run')) return shop.runTokens;
  return schemes.includes('staff') ? shop.staffTokens : shop.tokens;
};

let clientCount = 0;

/** Sends a generated request to the app that knows its signer, and returns the response with what was sent. */
export async function send(
  operation: Operation,
  request: GeneratedRequest,
  shop: PreparedShop,
): Promise<{ response: Response; sent: string }> {
  const headers: Record<string, string> = {
    ...(await tokensFor(operation, shop)[request.token]()),
  };
  headers['x-client-address'] = `10.${[
    ...Buffer.from(
      String((clientCount += 1))
        .padStart(6, '0')
        .slice(-6),
      'hex',
    ),
  ].join('.')}`;
  for (const [name, value] of Object.entries(request.parameters.header)) headers[name] = headerText(value);
  const { body: built, type } = await bodyAndType(request, operation, shop, headers);
  let body = built;
  if (type !== null) headers['content-type'] = type;
  let { app } = shop.api;
  const signer = operation.parameters.map(({ name }) => shop.signers[name]).find(Boolean);
  // Sign half of the invalid requests, so that the server reads them at all.
  if (signer && typeof body === 'string' && (request.kind === 'good' || body.length % 2)) {
    const signed = signer(body);
    ({ app, body } = signed);
    Object.assign(headers, signed.headers);
  }
  const address = buildUrl(operation, request);
  const response = await app.request(address, { method: operation.method.toUpperCase(), headers, body });
  const bodyText = typeof body === 'string' ? body.slice(0, 400) : body ? 'a form' : '';
  return {
    response,
    sent: `${request.kind} ${request.token} ${operation.method} ${address.slice(0, 300)} ${headers['content-type'] ?? ''} ${bodyText}`,
  };
}
