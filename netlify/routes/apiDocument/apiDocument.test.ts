import type { AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { toCents } from '../../../src/domain/money/money';
import { dispensaryMessageSchema } from '../../services/staff/dispensary/dispensaryMessage';
import {
  listCalls,
  exampleValues,
  isProblem,
  type ApiDocument,
  type Call,
  type MediaTypes,
  type JsonSchema,
} from './openApiTypes';
import { catalogProductSchema } from './catalogProduct';
import { exampleOrder } from './exampleOrder';
import { messagesToDispensary, messagesToShop } from './exampleMessages';
import { childTrees, visitTrees, isTree, type Tree } from './tree';
import { accountWords } from './words/accountWords';
import { consoleWords } from './words/consoleWords';
import { deliveryWords } from './words/deliveryWords';

let api: TestApp;
let document: ApiDocument;
let calls: Call[];
beforeAll(async () => {
  api = await openTestApp();
  document = (await (await api.app.request('/v1/openapi.json')).json()) as ApiDocument;
  calls = [...listCalls(document.paths), ...listCalls(document.webhooks)];
});
afterAll(() => api.close());

const findOperation = (operationId: string) =>
  calls.find((call) => call.operation.operationId === operationId)!.operation;

function propertiesIn(tree: Tree, place: string): [string, JsonSchema][] {
  const { properties, ...rest } = tree;
  const ownProperties = isTree(properties) ? Object.entries(properties as Record<string, JsonSchema>) : [];
  return [
    ...ownProperties.flatMap(([name, property]): [string, JsonSchema][] => [
      [`${place}.${name}`, property],
      ...propertiesIn(property as Tree, `${place}.${name}`),
    ]),
    ...childTrees(rest).flatMap((child) => propertiesIn(child, place)),
  ];
}
const allProperties = () => [
  ...calls.flatMap(({ operation }) =>
    propertiesIn({ requestBody: operation.requestBody, responses: operation.responses }, operation.operationId),
  ),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => propertiesIn(schema as Tree, name)),
];

describe('D-36 the API document leaves nothing to guess', () => {
  test('every call has a name and a description of its own', () => {
    const names = calls.map(({ operation }) => operation.operationId);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index || !/^[a-z]+([A-Z][a-z]+)*$/.test(name)),
    ).toEqual([]);
    expect(calls.filter(({ operation }) => (operation.description ?? '').length < 20)).toEqual([]);
  });

  test('an object that occurs twice is a component, so that clients have one type for it', () => {
    const ownersByForm = new Map<string, string[]>();
    const visit = (tree: Tree, owner: string) =>
      visitTrees(tree, ({ type, properties }) => {
        if (type !== 'object' || Object.keys(properties ?? {}).length < 2) return;
        const form = JSON.stringify(properties, (key, value: unknown) => (key === 'description' ? undefined : value));
        ownersByForm.set(form, [...(ownersByForm.get(form) ?? []), owner]);
      });
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema as Tree, name);
    for (const { operation } of calls)
      visit({ body: operation.requestBody, ...operation.responses }, operation.operationId);
    // Their request bodies differ in which properties are optional.
    const allowed = [
      ['EmailLogin', 'StaffLogin'],
      ['TimeRange', 'OrderEta'],
    ].map((names) => names.toSorted().join());
    const repeated = [...ownersByForm.values()]
      .filter((owners) => owners.length > 1)
      .map((owners) => owners.toSorted().join());
    expect(repeated.filter((owners) => !allowed.includes(owners))).toEqual([]);
  });

  test('the discriminator of a dispensary’s messages names each', () => {
    const { discriminator, oneOf } = document.components.schemas.DispensaryMessage!;
    expect(Object.keys(discriminator!.mapping).toSorted()).toEqual(Object.keys(messagesToShop).toSorted());
    expect(oneOf).toHaveLength(Object.keys(messagesToShop).length);
  });

  test('lists in pages state their defaults, and positions are numbers', () => {
    const findParameterSchema = (operationId: string, name: string) =>
      findOperation(operationId).parameters!.find((each) => each.name === name)!.schema;
    for (const id of ['listOrders', 'listActivations', 'listStaffOrders', 'listStock', 'listStaffCatalog'])
      expect([findParameterSchema(id, 'page').default, typeof findParameterSchema(id, 'size').default], id).toEqual([
        0,
        'number',
      ]);
    expect(findParameterSchema('getAddressAtPosition', 'lat')).toEqual({ type: 'number', minimum: -90, maximum: 90 });
  });

  test('responses with a 304 name their ETag and take it back', () => {
    const versioned = calls.filter(({ operation }) => operation.responses[304]);
    expect(versioned.length).toBeGreaterThan(8);
    for (const { operation } of versioned) {
      expect(operation.responses[200]!.headers, operation.operationId).toHaveProperty('ETag');
      expect(
        operation.parameters!.map(({ name }) => name),
        operation.operationId,
      ).toContain('if-none-match');
    }
  });

  test('S7-25 the catalog file is described: every product of the built summaries matches', () => {
    expect(catalogProductSchema.strict().parse(buildSummary())).toEqual(buildSummary());
  });

  test('every property has a description', () => {
    const properties = allProperties();
    expect(properties.length).toBeGreaterThan(500);
    expect(properties.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  });

  test('every description of a property is used', () => {
    const used = new Set(allProperties().map(([, { description }]) => description));
    const words = Object.entries({ ...deliveryWords, ...accountWords, ...consoleWords });
    expect(words.filter(([, text]) => !used.has(text)).map(([name]) => name)).toEqual([]);
  });

  test('no two lists describe the same property', () => {
    const names = [deliveryWords, accountWords, consoleWords].flatMap((words) => Object.keys(words));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('every JSON body and response has an example that matches its schema', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    ajv.addSchema(document as unknown as AnySchema, 'api');
    const contents = calls.flatMap(({ operation: { operationId, requestBody, responses } }) => [
      { name: `${operationId} body`, content: requestBody?.content },
      ...Object.entries(responses)
        .filter(([status]) => !isProblem(status))
        .map(([status, { content }]) => ({ name: `${operationId} ${status}`, content })),
    ]);
    const examples = contents.flatMap(({ name, content = {} }: { name: string; content?: MediaTypes | undefined }) =>
      content['application/json'] ? [{ name, media: content['application/json'] }] : [],
    );
    expect(examples.length).toBeGreaterThan(100);
    for (const { name, media } of examples) {
      const values = exampleValues(media);
      expect(values.length, name).toBeGreaterThan(0);
      const isValid = ajv.compile(JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"api#/')) as AnySchema);
      for (const value of values) {
        isValid(value);
        expect(isValid.errors, name).toBeNull();
      }
    }
  });

  test('examples have no filler', () => {
    const values = calls.flatMap(({ operation: { requestBody, responses } }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap((content) =>
        content?.['application/json'] ? exampleValues(content['application/json']) : [],
      ),
    );
    expect(JSON.stringify(values).match(/"\w+":\[?"text"/g) ?? []).toEqual([]);
  });

  test.each([
    ['getAddress', 'placeId'],
    ['listProviders', 'placeId'],
    ['listProviderProducts', 'providerId'],
  ])('%s needs %s', (operationId, name) => {
    const parameter = findOperation(operationId).parameters!.find((each) => each.name === name)!;
    expect(parameter).toMatchObject({ in: 'query', required: true });
    expect(parameter.schema).not.toHaveProperty('default');
  });

  test('responses have every property that the server fills in', () => {
    const { Money, Order, DeliveryProvider, PlaceOrder } = document.components.schemas;
    expect(Money!.required).toEqual(['amount', 'currencyCode']);
    expect(Order!.required).toContain('eta');
    expect(DeliveryProvider!.required).toEqual(
      Object.keys(DeliveryProvider!.properties!).filter((name) => name !== 'distanceKm'),
    );
    expect(PlaceOrder!.required).not.toContain('note');
    const inAnswers = calls.flatMap(({ operation }) =>
      propertiesIn(operation.responses as Tree, operation.operationId),
    );
    expect(inAnswers.filter(([, property]) => 'default' in property).map(([place]) => place)).toEqual([]);
  });

  test('D-04 every call that returns problems takes Accept-Language, and says so in its problems', () => {
    for (const { operation } of calls) {
      const problems = Object.entries(operation.responses).filter(([status]) => isProblem(status));
      const isTaken = operation.parameters?.some(({ name }) => name === 'accept-language') ?? false;
      expect(isTaken, operation.operationId).toBe(problems.length > 0);
      for (const [, { headers }] of problems) expect(headers, operation.operationId).toHaveProperty('Content-Language');
    }
  });

  test('D-21 the examples of codes name the challenge', () => {
    for (const id of ['signInByEmail', 'signInByPhone', 'changeEmail'])
      expect(exampleValues(findOperation(id).requestBody!.content['application/json']!)).toEqual([
        expect.objectContaining({ challengeId: expect.any(String) }),
      ]);
  });
});

describe('D-15 examples of webhooks', () => {
  test('the order adds up', () => {
    const { subtotal, taxTotal, deliveryFeeTotal, rewardTotal, total, items } = exampleOrder;
    expect(items.reduce((sum, { itemTotal }) => sum + itemTotal.amount, 0)).toBe(subtotal.amount);
    expect(toCents(total.amount)).toBe(
      toCents(subtotal.amount) +
        toCents(taxTotal.amount) +
        toCents(deliveryFeeTotal.amount) -
        toCents(rewardTotal.amount),
    );
  });

  test('there is one for each message of a dispensary', () => {
    const types = dispensaryMessageSchema.options.map(({ shape }) => shape.type.value);
    expect(Object.keys(messagesToShop).toSorted()).toEqual(types.toSorted());
    for (const message of Object.values(messagesToShop)) expect(dispensaryMessageSchema.parse(message)).toBeDefined();
  });

  test('there is one for each message to a dispensary', () => {
    expect(Object.keys(messagesToDispensary)).toEqual(Object.keys(document.webhooks));
    for (const { path, operation } of listCalls(document.webhooks))
      expect(operation.requestBody!.content['application/json']!.example).toEqual(messagesToDispensary[path]);
  });
});
