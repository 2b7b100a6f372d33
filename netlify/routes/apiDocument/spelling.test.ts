import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { deprecation } from '../http/deprecation';
import { listCalls, type ApiDocument, type JsonSchema, type Parameter } from './openApiTypes';
import { childTrees, isTree, type Tree } from './tree';

const api = await setUpTestApp();
const document = (await (await api.app.request('/v1/openapi.json')).json()) as ApiDocument;
const calls = [...listCalls(document.paths), ...listCalls(document.webhooks)];

interface Place {
  name: string;
  schema: JsonSchema;
  /** True if clients can send it, which is assumed of every component. */
  isSent: boolean;
}

function propertiesIn(tree: Tree, isSent: boolean): Place[] {
  const { properties, example: _, examples: __, ...rest } = tree;
  const own = isTree(properties) ? Object.entries(properties as Record<string, JsonSchema>) : [];
  return [
    ...own.flatMap(([name, schema]) => [{ name, schema, isSent }, ...propertiesIn(schema as Tree, isSent)]),
    ...childTrees(rest).flatMap((child) => propertiesIn(child, isSent)),
  ];
}
const parameters = calls.flatMap(({ operation }) => operation.parameters ?? []);
const places = [
  ...parameters.map(({ name, schema }): Place => ({ name, schema, isSent: true })),
  ...calls.flatMap(({ operation }) => propertiesIn({ body: operation.requestBody }, true)),
  ...calls.flatMap(({ operation }) => propertiesIn(operation.responses as Tree, false)),
  ...Object.values(document.components.schemas).flatMap((schema) => propertiesIn(schema as Tree, true)),
];
const choicesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(choicesOf),
];
const isBoolean = (schema: JsonSchema) => choicesOf(schema).some(({ type }) => [type].flat().includes('boolean'));
const booleans = places.filter(({ schema }) => isBoolean(schema));
const namesOf = (list: readonly { name: string }[]) => [...new Set(list.map(({ name }) => name))].sort();

/** Names of the storefront's specification, of its page of the activation history, and of channels. */
const given = ['email', 'emailAvailable', 'emailVerified', 'empty', 'first', 'last', 'link'];
const alsoGiven = ['phoneAvailable', 'phoneNumberVerified', 'push', 'sms'];
/** Deprecated on 2026-11-30. */
const earlierNames = ['cancelAtPeriodEnd', 'duplicate', 'stale', 'unrated'];
const statement = /^(is|has|was|can|needs)[A-Z]/;
const request = /^(confirm|dryRun|register|wrap)$|^(keep|use)[A-Z]/;

describe('D-36 booleans have one spelling', () => {
  test('names state something with is, has, was, can or needs, or ask for something with a verb', () => {
    const isRegular = ({ name, isSent }: Place) => statement.test(name) || (isSent && request.test(name));
    expect(booleans.length).toBeGreaterThan(50);
    expect(namesOf(booleans.filter((each) => !isRegular(each)))).toEqual(
      [...given, ...alsoGiven, ...earlierNames].sort(),
    );
  });

  test('nothing named like one has another type', () => {
    const named = places.filter(({ name }) => statement.test(name));
    expect(namesOf(named.filter(({ schema }) => !isBoolean(schema)))).toEqual([]);
  });

  test('values are true and false; only the earlier 1 of two parameters is a text, and deprecated', () => {
    const spellings = ['true', 'false', '0', '1', 'yes', 'no', 'on', 'off', 'y', 'n'];
    const others = places.flatMap(({ name, schema }) =>
      choicesOf(schema)
        .filter((each) => (each.enum ?? [each.const]).every((value) => spellings.includes(value as string)))
        .map((each) => [name, each.deprecated]),
    );
    expect(new Set(others.map(String))).toEqual(new Set(['confirm,true', 'dryRun,true']));
  });
});

function deprecatedIn(tree: Tree, place: string): [string, string][] {
  const own: [string, string][] = tree.deprecated === true ? [[place, String(tree.description ?? '')]] : [];
  return [
    ...own,
    ...Object.entries(tree).flatMap(([key, child]): [string, string][] =>
      [child]
        .flat()
        .filter(isTree)
        .flatMap((each) => deprecatedIn(each, `${place}.${(each as unknown as Parameter).name ?? key}`)),
    ),
  ];
}

describe('D-36 what is deprecated', () => {
  const found = [
    ...calls.flatMap(({ operation: { operationId, parameters: own, responses } }) =>
      deprecatedIn({ parameters: own, responses }, operationId),
    ),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => deprecatedIn(schema as Tree, name)),
  ];

  test('names what replaces it, which the document has', () => {
    const known = new Set([...namesOf(places), ...Object.keys(document.components.examples), 'wrap=true', 'true']);
    for (const [place, description] of found) {
      const [, replacement] = /`([^`]+)`/.exec(description) ?? [];
      expect([place, known.has(replacement ?? '')]).toEqual([place, true]);
    }
    expect(found.filter(([, description]) => description.includes('wrap=true'))).toHaveLength(16);
  });

  test('stays for a year at least: nothing leaves this list before its sunset', () => {
    const others = found
      .filter(([place, description]) => !description.includes('wrap=true') && !place.endsWith('.schema'))
      .map(([place]) => place.replaceAll(/\.(properties|content\.application\/json|anyOf|schema)(?=\.|$)/g, ''));
    expect(others.sort()).toEqual([
      'AccountData.membership.cancelAtPeriodEnd',
      'DispensaryAnswer.duplicate',
      'DispensaryAnswer.stale',
      'HoursResult.isSaved',
      'Membership.cancelAtPeriodEnd',
      'importStock.dryRun',
      'listAudit.before',
      'listPods.unrated',
      'receiveStripeEvent.responses.200.duplicate',
      'removeException.confirm',
      'setZones.dryRun',
    ]);
    expect(deprecation.until.getTime() - deprecation.since.getTime()).toBeGreaterThanOrEqual(365 * 86_400_000);
    expect(document.info.description).toContain(deprecation.until.toISOString().slice(0, 10));
  });
});
