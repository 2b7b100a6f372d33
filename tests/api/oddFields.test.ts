import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { formatOperation, openContract, type Contract, type Operation, type Parameter } from './contract';
import { isHeavy } from '../fixtures/times';
import { openPreparedApi } from './openPreparedApi';
import { prepareShop, type PreparedShop } from './preparedShop';
import { send, tokensFor, type GeneratedRequest } from './requests';
import { schemaArbitrary, type JsonSchema } from './schemaArbitrary';

/** JSON.stringify has no text for it, so it replaces a marker in the finished body. */
const infinity = '@infinity@';

/** Values that JavaScript, JSON, URLs or headers can carry and a column cannot, or that come close to its limits. */
const oddTexts = [
  'a\0b',
  'b\udc00c',
  // Longer than an entry of an index may be.
  '𝕏'.repeat(2_000),
  '0000-01-01T00:00:00Z',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31',
  '+294277-01-01T00:00:00Z',
  'infinity',
  'NaN',
  '1e999',
  '9223372036854775808',
  '9999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{550e8400-e29b-41d4-a716-446655440000}',
  'Mars/Olympus',
];
const oddNumbers = [infinity, `-${infinity}`, -0, -1, 1e-320, 2 ** 31, 2 ** 53, 2 ** 63, 1e308];
const oddLists = [Array.from({ length: 70_000 }, () => 1), Array.from({ length: 300 }, () => 'a\0b')];
const deep = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown;

type Path = readonly (string | number)[];
interface Field {
  place: Parameter['in'] | 'body';
  path: Path;
  schema: JsonSchema;
  /** For each part of the path, the object or list that it is in. */
  owners: readonly JsonSchema[];
}

let opened: Awaited<ReturnType<typeof openPreparedApi>>;
let contract: Contract;
let shop: PreparedShop;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  opened = await openPreparedApi();
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());
beforeEach(async () => {
  await opened.api.reset();
  shop = await prepareShop(opened);
});

const resolve = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? contract.document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolve).filter(({ type }) => type !== 'null');

/** Every field of a body, with those of nested objects and of the items of lists. */
function bodyFields(given: JsonSchema, path: Path = [], owners: JsonSchema[] = []): Field[] {
  return choicesOf(resolve(given)).flatMap((schema) => {
    const below = [...owners, schema];
    const inner = [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => bodyFields(each, [...path, name], below)),
      ...(schema.items ? bodyFields(schema.items, [...path, 0], below) : []),
    ];
    return path.length ? [{ place: 'body' as const, path, schema, owners }, ...inner] : inner;
  });
}

const fieldsOf = ({ parameters, bodies }: Operation): Field[] => [
  ...parameters.map(({ in: place, name, schema }) => ({ place, path: [name], schema, owners: [] })),
  ...Object.values(bodies).flatMap((schema) => bodyFields(schema)),
];

function oddValues({ place, schema }: Field): unknown[] {
  if (place !== 'body') return oddTexts;
  const types = choicesOf(schema).flatMap(({ type }) => type ?? []);
  if (types.includes('array')) return [...oddLists, deep];
  if (types.includes('object')) return [deep, { 'a\0b': 1 }];
  return types.includes('integer') || types.includes('number') ? [...oddNumbers, '\0'] : [...oddTexts, infinity, deep];
}

/** A random text may be too short for a review without its spaces, so this one is valid there and as a zone. */
const reviewOrZone = ['90012, 90013, 90014'];

/** A valid value with the required properties alone. */
const sample = (schema: JsonSchema, name = ''): unknown =>
  fc.sample(
    schemaArbitrary(
      schema,
      {
        components: contract.document.components.schemas,
        prepared: { ...shop.prepared, text: reviewOrZone },
        isBare: true,
      },
      name,
    ),
    { numRuns: 1, seed: 2 },
  )[0];

/** Returns an otherwise valid body with a value at a path, and as little else as possible. */
const buildBody = ({ path, owners }: Field, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key, at) => {
    if (typeof key === 'number') return [inner];
    return { ...(sample(owners[at]!) as object), [key]: inner };
  }, value);

type Body = Record<string, unknown>;

/** Complete bodies by rules that the document states only in words. */
const completions: Record<string, (body: Body) => Body> = {
  'patch /v1/staff/stock/{productVariantId}': (body) => ({ price: 31, ...body }),
  'post /v1/staff/stock/import': (body) => ({ version: 'of-no-preview', ...body }),
  'post /v1/webhooks/dispensary/{providerId}': ({ data, ...body }) => {
    const isOfOrder = String(body.type).startsWith('order.') && typeof data === 'object' && data !== null;
    const isNamed = isOfOrder && ['orderNumber', 'orderLogId', 'detailsId'].some((name) => name in data);
    if (isOfOrder && !isNamed) return { ...body, data: { ...data, detailsId: shop.prepared.detailsId![0] } };
    return data === undefined ? body : { ...body, data };
  },
};

function buildParameters({ parameters }: Operation, field: Field | null, value: unknown) {
  const isNeeded = ({ name, required }: Parameter) => required || name === 'providerId';
  const named = (where: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === where && isNeeded(each))
        .map((each) => [each.name, shop.prepared[each.name]?.[0] ?? sample(each.schema, each.name)]),
    );
  const built = { path: named('path'), query: named('query'), header: named('header') };
  if (field && field.place !== 'body') built[field.place][String(field.path[0])] = value;
  return built;
}

/** A valid request, but for the value of the field. */
function buildRequest(operation: Operation, field: Field | null, value?: unknown): GeneratedRequest {
  const parameters = buildParameters(operation, field, value);
  const request = { kind: 'good', token: 'owner', parameters, urlChange: 'none' } as const;
  const [described] = Object.entries(operation.bodies);
  if (!described) return { ...request, body: null };
  const [type, schema] = described;
  const drawn = field?.place === 'body' ? buildBody(field, value) : sample(schema);
  const complete = completions[formatOperation(operation)];
  const body = complete ? complete(drawn as Body) : drawn;
  if (!type.endsWith('json') || (field?.path[0] !== 'otp' && 'otp' in (body as object)))
    return { ...request, body: { type, value: body } };
  const raw = JSON.stringify(body).replaceAll(`"${infinity}"`, '1e999').replaceAll(`"-${infinity}"`, '-1e999');
  return { ...request, body: { type, raw } };
}

/** 'zone line 3' is about `zone`. */
const isRelated = (fault: string, field: string) =>
  fault === field ||
  field.startsWith(`${fault}.`) ||
  (/^[. ]/.test(fault.slice(field.length)) && fault.startsWith(field));

async function findRefusalFaults(response: Response, field: Field | null): Promise<string[]> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return [];
  const { code, errors = [] } = (await response.json()) as { code: string; errors?: { path: string }[] };
  const isNamed = field && errors.some(({ path }) => isRelated(path, field.path.join('.')));
  if (code !== 'not_valid' || isNamed) return [];
  return [`a refusal that names ${JSON.stringify(errors.map(({ path }) => path))}`];
}

/** Would delete the account that all other calls need. */
const refusedAsItIs = 'delete /v1/app/user';

async function findFaults(operation: Operation, field: Field | null, value?: unknown): Promise<string[]> {
  const { response } = await send(operation, buildRequest(operation, field, value), shop);
  const copy = response.clone();
  const found = [
    ...(operation.isSecured && response.status === 401 ? ['signed out'] : []),
    ...(await contract.findFaults(operation, response)),
    ...(await findRefusalFaults(copy, field)),
  ];
  const place = field ? `${field.place} ${field.path.join('.')} = ${JSON.stringify(value).slice(0, 60)}` : 'as it is';
  return found.map((fault) => `${formatOperation(operation)} ${place}: ${fault}`);
}

test('D-30 no field of any call takes a value that the database does not, and a refusal names the field', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const faults: string[] = [];
  // Every call has this header, and one function reads it.
  const isRepeated = ({ path }: Field, at: number) => at > 0 && path[0] === 'accept-language';
  for (const [at, operation] of contract.operations.entries()) {
    await shop.refill();
    if (formatOperation(operation) !== refusedAsItIs) faults.push(...(await findFaults(operation, null)));
    for (const [index, field] of fieldsOf(operation).entries()) {
      if (isRepeated(field, at)) continue;
      if (isHeavy) await shop.refill();
      // `npm test` tries an eighth of the values with each field, and so all of them with each type of field.
      const values = oddValues(field).filter((_, each) => isHeavy || (each + index) % 8 === 0);
      for (const value of values) faults.push(...(await findFaults(operation, field, value)));
    }
  }
  expect(faults).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});

test.each(['%', '%zz', '%C0%AF', '%ED%A0%80', '%ff', '%00', '%u0041', 'x'.repeat(3_000)])(
  'D-30 no id in a path that is sent as %s causes a server error',
  async (raw) => {
    const faults: string[] = [];
    for (const operation of contract.operations.filter(({ path }) => path.includes('{'))) {
      const headers = { ...(await tokensFor(operation, shop).owner()) };
      const path = operation.path.replace(/\{[^}]*\}/g, raw);
      const response = await opened.api.app.request(path, { method: operation.method.toUpperCase(), headers });
      const found = await contract.findFaults(operation, response);
      faults.push(...found.map((fault) => `${formatOperation(operation)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
