import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatOperation, openContract, type Contract, type Operation } from './contract';
import { openPreparedApi } from './openPreparedApi';
import { prepareShop, type PreparedShop, type TokenKind } from './preparedShop';
import { requestArbitrary, send, type GeneratedRequest } from './requests';

/** Calls without a token: those a visitor needs before signing in, and those secured by a signature instead. */
const openCalls = [
  'get /v1/health',
  'get /v1/health/live',
  'get /v1/health/ready',
  'get /v1/openapi.json',
  'get /v1/docs',
  'get /v1/status',
  'get /v1/app/batches/{batchId}',
  'get /v1/app/ratings',
  'get /v1/app/ratings/{slug}',
  'get /v1/app/ratings/{slug}/reviews',
  'get /v1/app/reviews',
  'get /v1/app/terms/{region}',
  'post /v1/app/user/auth/email',
  'post /v1/app/user/auth/email/login',
  'post /v1/app/user/auth/phone',
  'post /v1/app/user/auth/phone/login',
  'post /v1/staff/auth/email',
  'post /v1/staff/auth/email/login',
  'post /v1/app/user/v2/email-available',
  'post /v1/app/user/v2/phone-available',
  // A visitor types a pod's key before signing in (S2-62 … S2-64).
  'post /v1/app/unlock/check-key',
  // A service worker has no token. It reads the public key, and authenticates with the old subscription's secret.
  'get /v1/app/push/key',
  'post /v1/app/push/renewals',
  'get /.netlify/functions/delivery-suggestions',
  'get /.netlify/functions/delivery-place-to-address',
  'get /.netlify/functions/delivery-geolocation-to-address',
  'get /.netlify/functions/delivery-available-providers',
  'get /.netlify/functions/delivery-provider-products',
  'post /v1/webhooks/dispensary/{providerId}',
  'post /v1/webhooks/stripe',
  'post /v1/webhooks/twilio',
  'post /v1/webhooks/twilio/status',
  'post /v1/webhooks/bounces',
  // The link is signed, and mail programs call it without credentials.
  'get /v1/messages/unsubscribe',
  'get /v1/messages/stock-alerts',
  'post /v1/messages/stock-alerts',
  'get /v1/messages/price-alerts',
  'post /v1/messages/price-alerts',
  // The tracking link itself is the secret.
  'get /v1/track/{token}',
  'post /v1/messages/unsubscribe',
  // The link itself is the secret: random, valid for one minute, used once.
  'get /v1/dispensary/id-images/{token}',
  'post /v1/dispensary/id-images/{token}',
  // Browsers report without credentials.
  'post /v1/csp-reports',
];
/** Names of parameters that belong to one shopper. Calls with one are repeated here by another shopper. */
const ownerNames = [
  'orderNumber',
  'detailsId',
  'orderLogId',
  'podKey',
  'activationId',
  'alertId',
  'invoiceId',
  'notificationId',
  'orderId',
  'ratingId',
  'subscriptionId',
];
/** A shopper who types a key has the pack, and may learn that somebody else unlocked its pod (D-24). */
const revealedStatuses: Record<string, number[]> = {
  'post /v1/app/user/pods': [409],
  'post /v1/app/unlock/activation-sequence': [409],
};

let opened: Awaited<ReturnType<typeof openPreparedApi>>;
let contract: Contract;
let shop: PreparedShop;
vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  opened = await openPreparedApi();
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());
beforeEach(async () => {
  await opened.api.reset();
  shop = await prepareShop(opened);
});

const bodyNames = ({ bodies }: Operation): string[] =>
  Object.values(bodies).flatMap((schema) => {
    const named = schema.$ref ? contract.document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
    return Object.keys(named.properties ?? {});
  });
const findOwnerNames = (operation: Operation): string[] =>
  [...operation.parameters.map(({ name }) => name), ...bodyNames(operation)].filter((name) =>
    ownerNames.includes(name),
  );

/** Requests that their owner may make: generated from the OpenAPI document, with the owner's own values. */
function sampleRequests(operation: Operation, most: number): GeneratedRequest[] {
  const [unlocked, saved] = shop.prepared.podKey!;
  const owned: Record<string, readonly unknown[]> = {
    ...shop.prepared,
    podKey: revealedStatuses[formatOperation(operation)] ? [unlocked] : [unlocked, saved],
  };
  const source = { components: contract.document.components.schemas, prepared: owned };
  const sample = (count: number) =>
    fc
      .sample(requestArbitrary(operation, source), { numRuns: count, seed: 1 })
      .filter(({ kind }) => kind === 'good')
      .filter((each) => findOwnerNames(operation).every((name) => owned[name]?.includes(getParameter(each, name))));
  // Drawing a hundred requests takes a while, and most operations have enough good ones among the first.
  const first = sample(10);
  return (first.length >= most ? first : sample(100)).slice(0, most);
}
const getParameter = ({ parameters, body }: GeneratedRequest, name: string): unknown => {
  const inBody = body && 'value' in body ? (body.value as Record<string, unknown>)[name] : undefined;
  return parameters.path[name] ?? parameters.query[name] ?? inBody;
};
const firstRequest = (operation: Operation): GeneratedRequest => sampleRequests(operation, 1)[0]!;

/** Calls with a shopper's token. staffAccess.test.ts covers the other kinds. */
const takesShopperToken = ({ schemes, isSecured }: Operation) => isSecured && schemes.includes('bearer');

/** Every row except those that any request writes, and drivers' runs, which hold tokens. */
async function readAllRows(): Promise<string> {
  const { database } = opened.api.context;
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', 'sessions', 'driver_runs', 'driver_run_orders') ORDER BY 1`,
  );
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: all } = await database.execute(
        sql`SELECT row_to_json(t)::text AS row FROM ${sql.identifier(name)} t ORDER BY 1`,
      );
      return [name, all.map(({ row }) => row)];
    }),
  );
  return JSON.stringify(tables, null, 1);
}

test('S6-03 every call needs a token or is on the list of open calls', () => {
  const unguarded = contract.operations.filter(({ isSecured }) => !isSecured).map(formatOperation);
  expect(unguarded.filter((name) => !openCalls.includes(name))).toEqual([]);
});

test('S6-03 open calls work even with an invalid token', async () => {
  const refused: string[] = [];
  for (const operation of contract.operations.filter((each) => openCalls.includes(formatOperation(each)))) {
    if (operation.takesToken || operation.parameters.some(({ name }) => shop.signers[name])) continue;
    const { response } = await send(operation, { ...firstRequest(operation), token: 'garbage' }, shop);
    if (response.status === 401) refused.push(formatOperation(operation));
  }
  expect(refused).toEqual([]);
});

describe('S6-03 D-22 without a valid token', () => {
  const bodies: (GeneratedRequest['body'] | 'good')[] = [
    'good',
    { type: 'application/json', raw: '{"torn":' },
    { type: 'text/plain', raw: 'hello' },
    { type: 'multipart/form-data', raw: 'no form' },
    null,
  ];

  const tokens: TokenKind[] = ['none', 'garbage', 'odd', 'expired', 'revoked'];

  test('D-30 every protected call is 401 with none and with each kind of wrong token, whatever else it contains, and changes nothing', async () => {
    const before = await readAllRows();
    const wrong: string[] = [];
    for (const operation of contract.operations.filter(({ isSecured }) => isSecured)) {
      const good = firstRequest(operation);
      for (const token of tokens) {
        for (const body of operation.method === 'get' ? [null] : bodies) {
          const request = { ...good, token, body: body === 'good' ? good.body : body };
          const { response } = await send(operation, request, shop);
          const { code } = (await response.json()) as { code?: string };
          if (
            response.status !== 401 ||
            code !== 'unauthenticated' ||
            response.headers.get('www-authenticate') !== 'Bearer'
          )
            wrong.push(
              `${token} ${formatOperation(operation)} ${response.status} ${code} ${JSON.stringify(body)?.slice(0, 60)}`,
            );
        }
        // Repeat without parameters, because the token must be checked before anything else in the request.
        const bare = { ...good, token, parameters: { path: good.parameters.path, query: {}, header: {} } };
        const { response } = await send(operation, bare, shop);
        if (response.status !== 401)
          wrong.push(`${token} ${formatOperation(operation)} ${response.status} without parameters`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await readAllRows()).toBe(before);
  });
});

describe('D-32 another shopper', () => {
  test('D-32 gets 404 for resources of others and changes nothing, and the owner’s same request succeeds', async () => {
    const wrong: string[] = [];
    const tried: string[] = [];
    for (const operation of contract.operations.filter(
      (each) => takesShopperToken(each) && findOwnerNames(each).length > 0,
    )) {
      let succeeded = 0;
      for (const request of sampleRequests(operation, 12)) {
        await shop.refill();
        const before = await readAllRows();
        const { response: refused } = await send(operation, { ...request, token: 'other' }, shop);
        if ((await readAllRows()) !== before) wrong.push(`${formatOperation(operation)} was changed by another`);
        const { response } = await send(operation, { ...request, token: 'owner' }, shop);
        // A request that fails for its owner too proves nothing.
        if (!response.ok) continue;
        succeeded += 1;
        const expected = revealedStatuses[formatOperation(operation)] ?? [404];
        if (!expected.includes(refused.status))
          wrong.push(`${formatOperation(operation)} gave another ${refused.status}`);
        if (succeeded === 2) break;
      }
      if (!succeeded) wrong.push(`${formatOperation(operation)} was never given to its owner`);
      tried.push(formatOperation(operation));
    }
    expect(wrong).toEqual([]);
    expect(tried).toEqual(
      expect.arrayContaining([
        'get /v1/app/orders/{providerId}/{detailsId}',
        'post /v1/app/orders/{providerId}/{detailsId}/cancel',
      ]),
    );
  });

  test('D-32 every protected call with a name in its path is included: a new name needs an entry in the list or the fixtures', () => {
    const shared = ['providerId', 'batchId'];
    const names = contract.operations
      .filter(takesShopperToken)
      .flatMap(({ parameters }) => parameters.filter((each) => each.in === 'path').map(({ name }) => name));
    expect(names.filter((name) => !ownerNames.includes(name) && !shared.includes(name))).toEqual([]);
    expect(names.filter((name) => !shop.prepared[name]?.length)).toEqual([]);
  });

  test('D-32 no response to another shopper contains the owner’s data', async () => {
    const secrets = ['detailsId', 'orderLogId', 'activationId'].map((name) => String(shop.prepared[name]![0]));
    secrets.push(String(shop.prepared.podKey![0]), 'owner@shop.example', '2135550199', shop.owner.userId);
    const reads = contract.operations.filter(
      (each) => takesShopperToken(each) && each.method === 'get' && !findOwnerNames(each).length,
    );
    const leaked: Record<string, string[]> = {};
    for (const operation of reads) {
      const good = firstRequest(operation);
      const request = { ...good, parameters: { ...good.parameters, query: requiredQuery(operation) } };
      for (const token of ['other', 'owner'] as const) {
        const { response } = await send(operation, { ...request, token }, shop);
        const text = await response.text();
        (leaked[token] ??= []).push(...secrets.filter((secret) => text.includes(secret)));
      }
    }
    expect(leaked.other).toEqual([]);
    // The owner's own lists contain the data, so the search would find it.
    expect(new Set(leaked.owner)).toEqual(
      new Set(secrets.filter((secret) => secret !== shop.prepared.activationId![0])),
    );
  });
});

const requiredQuery = ({ parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'query' && each.required)
      .map(({ name }) => [name, shop.prepared[name]?.[0]]),
  );
