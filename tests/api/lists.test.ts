import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deprecation } from '../../netlify/routes/http/deprecation';
import { openContract, formatOperation, type Contract, type Operation } from './contract';
import { openPreparedApi, type PreparedApi } from './openPreparedApi';
import { prepareShop, type PreparedShop } from './preparedShop';
import type { JsonSchema } from './schemaArbitrary';

let opened: PreparedApi;
let shop: PreparedShop;
let contract: Contract;
beforeAll(async () => {
  opened = await openPreparedApi();
  shop = await prepareShop(opened);
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());

/** Calls of the storefront's specification, whose shape other clients rely on. */
const keptShapes = [
  'get /pas/user-activation/history',
  'get /.netlify/functions/delivery-suggestions',
  'get /.netlify/functions/delivery-available-providers',
  'get /.netlify/functions/delivery-provider-products',
];
const readsUserInput = (name: string) => name === 'search' || name === 'subject';

interface ListShapes {
  shared: JsonSchema;
  earlier: JsonSchema & { deprecated?: boolean };
}

const resolve = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? contract.document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
const isSharedShape = ({ properties = {} }: JsonSchema) => 'items' in properties && 'nextCursor' in properties;
const hasArray = (schema: JsonSchema): boolean =>
  schema.type === 'array' || Object.values(schema.properties ?? {}).some(({ type }) => type === 'array');

/** The two shapes of a list, or null for a call whose only answer is something else. */
function findShapes({ responses }: Operation): ListShapes | null {
  const schema = responses[200]?.content?.['application/json']?.schema;
  const [shared, earlier] = (schema?.anyOf ?? []).map(resolve);
  return shared && earlier && isSharedShape(shared) ? { shared, earlier } : null;
}

/** A list that never had another shape. */
function hasOnlySharedShape({ responses }: Operation): boolean {
  const schema = responses[200]?.content?.['application/json']?.schema;
  return schema !== undefined && isSharedShape(resolve(schema));
}

const listOperations = () => contract.operations.filter((each) => findShapes(each));

describe('the document', () => {
  test('D-36 every call that answers a list can answer it in the shape that all lists share', () => {
    const isList = ({ method, responses }: Operation) => {
      const schema = responses[200]?.content?.['application/json']?.schema;
      return method === 'get' && schema !== undefined && resolve(schema).type === 'array';
    };
    const described = contract.document.paths;
    const named = contract.operations.filter(({ method, path }) =>
      /^(list|suggest)/.test(String(described[path]![method]!.operationId)),
    );
    expect(contract.operations.filter(isList).map(formatOperation)).toEqual([]);
    expect(named.filter((each) => !findShapes(each) && !hasOnlySharedShape(each)).map(formatOperation)).toEqual([]);
    expect(listOperations()).toHaveLength(20);
  });

  test('D-36 the earlier shapes are deprecated, but for those of the storefront’s own calls', () => {
    const kept = listOperations().filter((each) => findShapes(each)!.earlier.deprecated !== true);
    expect(kept.map(formatOperation).sort()).toEqual([...keptShapes].sort());
    for (const each of listOperations()) expect(hasArray(findShapes(each)!.earlier), formatOperation(each)).toBe(true);
  });
});

async function read(operation: Operation, query: Record<string, string>) {
  const values = (name: string) => String((shop.prepared[name] as unknown[])[0]);
  const needed = operation.parameters.filter((each) => each.in === 'query' && !readsUserInput(each.name));
  const asked = needed.filter(({ name, required }) => required || name === 'providerId');
  const search = new URLSearchParams({
    ...Object.fromEntries(asked.map(({ name }) => [name, values(name)])),
    ...query,
  });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values(name));
  const token = operation.schemes.includes('staff') ? shop.staffTokens.owner() : shop.tokens.owner();
  const headers = operation.isSecured ? await token : {};
  const response = await opened.api.app.request(`${path}?${search}`, { headers });
  expect([formatOperation(operation), response.status]).toEqual([formatOperation(operation), 200]);
  expect(await contract.findFaults(operation, response.clone())).toEqual([]);
  return { response, body: (await response.json()) as unknown };
}

const entriesOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) as unknown[]);

describe('each list', () => {
  test('D-36 has the same entries in both shapes, and says when the shape is deprecated', async () => {
    for (const operation of listOperations()) {
      const { body: wrapped, response: current } = await read(operation, { wrap: 'true' });
      const { body: earlier, response: old } = await read(operation, {});
      expect(wrapped, formatOperation(operation)).toMatchObject({ items: entriesOf(earlier) });
      expect(current.headers.has('deprecation'), formatOperation(operation)).toBe(false);
      const isKept = keptShapes.includes(formatOperation(operation));
      expect(old.headers.get('deprecation'), formatOperation(operation)).toBe(
        isKept ? null : `@${deprecation.since.getTime() / 1000}`,
      );
      expect(old.headers.get('sunset')).toBe(isKept ? null : deprecation.until.toUTCString());
    }
  });

  test('D-36 comes page by page with `cursor`, without gaps or repeats', async () => {
    const paged = listOperations().filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
    expect(paged).toHaveLength(6);
    let longest = 0;
    for (const operation of paged) {
      const { body: whole } = await read(operation, { wrap: 'true' });
      const all = (whole as { items: unknown[] }).items;
      const found: unknown[] = [];
      let cursor: string | null = '';
      while (cursor !== null && found.length <= all.length) {
        const { body } = await read(operation, { wrap: 'true', size: '1', ...(cursor && { cursor }) });
        const page = body as { items: unknown[]; nextCursor: string | null };
        found.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(found, formatOperation(operation)).toEqual(all);
      longest = Math.max(longest, all.length);
    }
    expect(longest).toBeGreaterThan(1);
  });
});
