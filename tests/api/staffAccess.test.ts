import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInStaff } from '../fixtures/builders/buildStaff';
import { nameOf, openContract, type Contract, type Operation } from './contract';
import { openPreparedApi } from './preparedShop';

/** Tokens of every kind, each against every call of the OpenAPI document that wants another kind. */
let opened: Awaited<ReturnType<typeof openPreparedApi>>;
let contract: Contract;
vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  opened = await openPreparedApi();
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());

const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, 'x');

/** The operations that want one kind of token and do not answer another kind with a 401. */
async function letIn(scheme: string, headers: Record<string, string>): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  const operations = contract.operations.filter((each) => each.schemes.includes(scheme));
  for (const operation of operations) {
    const answer = await opened.api.app.request(pathOf(operation), {
      method: operation.method.toUpperCase(),
      headers,
    });
    const { code } = (await answer.json()) as { code?: string };
    if (answer.status !== 401) wrong.push(`${nameOf(operation)} ${answer.status} ${code}`);
  }
  return { tried: operations.length, wrong };
}

test('a console token is a 401 on every shopper call, and a shopper’s token on every console call', async () => {
  const { api } = opened;
  const operator = await signInStaff(api, null);
  const shopper = await api.signedIn();
  expect((await operator.call('GET', '/v1/staff/me')).status).toBe(200);
  const ofShoppers = await letIn('bearer', operator.headers);
  expect(ofShoppers.wrong).toEqual([]);
  expect(ofShoppers.tried).toBeGreaterThan(30);
  const ofDrivers = await letIn('run', operator.headers);
  expect(ofDrivers.wrong).toEqual([]);
  expect(ofDrivers.tried).toBe(2);
  const ofStaff = await letIn('staff', shopper.headers);
  expect(ofStaff.wrong).toEqual([]);
  expect(ofStaff.tried).toBeGreaterThan(8);
});

test('every console call wants a console token, except signing in', () => {
  const open = contract.operations.filter(
    ({ path, schemes }) => path.startsWith('/v1/staff/') && !schemes.includes('staff'),
  );
  expect(open.map(nameOf)).toEqual(['post /v1/staff/auth/email', 'post /v1/staff/auth/email/login']);
});
