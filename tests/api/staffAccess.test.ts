import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInStaff } from '../fixtures/builders/buildStaff';
import { formatOperation, openContract, type Contract, type Operation } from './contract';
import { openPreparedApi } from './openPreparedApi';

/** Tokens of every kind, each against every call of the OpenAPI document that wants another kind. */
let opened: Awaited<ReturnType<typeof openPreparedApi>>;
let contract: Contract;
vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  opened = await openPreparedApi();
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());

const buildPath = ({ path }: Operation) => path.replace(/\{\w+\}/g, 'x');

/** The operations that want one kind of token and do not answer another kind with a 401. */
async function findAccepting(
  scheme: string,
  headers: Record<string, string>,
): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  const operations = contract.operations.filter((each) => each.schemes.includes(scheme));
  for (const operation of operations) {
    const response = await opened.api.app.request(buildPath(operation), {
      method: operation.method.toUpperCase(),
      headers,
    });
    const { code } = (await response.json()) as { code?: string };
    if (response.status !== 401) wrong.push(`${formatOperation(operation)} ${response.status} ${code}`);
  }
  return { tried: operations.length, wrong };
}

test('a console token is a 401 on every shopper call, and a shopper’s token on every console call', async () => {
  const { api } = opened;
  const operator = await signInStaff(api, null);
  const shopper = await api.signedIn();
  expect((await operator.call('GET', '/v1/staff/me')).status).toBe(200);
  const shopperCalls = await findAccepting('bearer', operator.headers);
  expect(shopperCalls.wrong).toEqual([]);
  expect(shopperCalls.tried).toBeGreaterThan(30);
  const driverCalls = await findAccepting('run', operator.headers);
  expect(driverCalls.wrong).toEqual([]);
  expect(driverCalls.tried).toBe(2);
  const staffCalls = await findAccepting('staff', shopper.headers);
  expect(staffCalls.wrong).toEqual([]);
  expect(staffCalls.tried).toBeGreaterThan(8);
});

test('every console call wants a console token, except signing in', () => {
  const open = contract.operations.filter(
    ({ path, schemes }) => path.startsWith('/v1/staff/') && !schemes.includes('staff'),
  );
  expect(open.map(formatOperation)).toEqual(['post /v1/staff/auth/email', 'post /v1/staff/auth/email/login']);
});
