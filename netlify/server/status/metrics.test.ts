import { expect, test } from 'vitest';
import { setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { buildProvider } from '../../../tests/fixtures/builders/orderShop';
import { outgoingMessages, providers } from '../../database/providerTables';
import { jobRuns, notices } from '../../database/workTables';
import { serverHandler, type HandlerParts } from '../http/serverHandler';
import { watchOperations } from '../run/operationsHandler';
import { metricsHandler } from './metricsHandler';

const token = 'a-token-for-prometheus';
const now = new Date('2026-07-01T16:00:00.000Z');
const api = await setUpTestApp({ clock: () => now });
const metrics = metricsHandler(token, watchOperations(api), api.context.metrics);
const respond = serverHandler({ api: api.app.fetch, site: () => new Response('page'), outbox: null, metrics });
const bindings = { incoming: { socket: {} } } as Parameters<HandlerParts['api']>[1];
const handle = async (headers: Record<string, string> = {}, path = '/metrics') =>
  respond(new Request(`https://shop.example${path}`, { headers }), bindings);

test('a server with METRICS_TOKEN shows its metrics to whoever has the token', async () => {
  const startedAt = new Date(now.getTime() - 90_000);
  await api.context.database
    .insert(jobRuns)
    .values({ name: 'outgoing', round: startedAt, startedAt, finishedAt: startedAt, error: 'no answer' });
  const response = await handle({ authorization: `Bearer ${token}` });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  for (const line of [
    'database_up 1',
    'shop_job_age_seconds{name="outgoing"} 90',
    'shop_job_failed{name="outgoing"} 1',
    'shop_oldest_placed_order_seconds 0',
    'shop_latest_order_seconds 0',
    'shop_messages{queue="dispensaries",state="dead"} 0',
    'shop_oldest_message_seconds{queue="shoppers"} 0',
    'shop_oldest_message_seconds{queue="browsers"} 0',
  ])
    expect(text).toContain(line);
});

test('the oldest message is shown for each dispensary that has one, unless nobody can send it', async () => {
  const { database } = api.context;
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const webhookUrl = 'https://till.example/orders';
  await database
    .insert(providers)
    .values([
      buildProvider({ webhookUrl }),
      buildProvider({ id: 'birch', webhookUrl }),
      buildProvider({ id: 'cedar' }),
      buildProvider({ id: 'dogwood', webhookUrl }),
    ]);
  const message = (providerId: string, seconds: number) => ({
    providerId,
    payload: {},
    nextAt: now,
    createdAt: ago(seconds),
  });
  await database
    .insert(outgoingMessages)
    .values([
      message('alder', 30),
      message('alder', 700),
      { ...message('alder', 9000), deadAt: now },
      { ...message('birch', 900), deliveredAt: now },
      message('birch', 0),
      message('cedar', 5000),
    ]);
  const notice = { channel: 'email' as const, recipient: 'a@shop.example', subject: '', text: '', nextAt: now };
  await database.insert(notices).values([
    { ...notice, createdAt: ago(60) },
    { ...notice, createdAt: ago(600), sentAt: now },
  ]);
  const readLines = async () =>
    (await (await handle({ authorization: `Bearer ${token}` })).text())
      .split('\n')
      .filter((line) => line.startsWith('shop_oldest_message_seconds'));
  expect((await readLines()).sort()).toEqual([
    'shop_oldest_message_seconds{queue="browsers"} 0',
    'shop_oldest_message_seconds{queue="dispensaries",dispensary="alder"} 700',
    'shop_oldest_message_seconds{queue="dispensaries",dispensary="birch"} 0',
    'shop_oldest_message_seconds{queue="shoppers"} 60',
  ]);
  await database.update(outgoingMessages).set({ deliveredAt: now });
  expect(await readLines()).toHaveLength(2);
});

test('a build hook that is no longer set is no failing job', async () => {
  const { database } = api.context;
  const failed = { round: now, startedAt: now, error: 'The build hook answered 404.' };
  await database.insert(jobRuns).values({ ...failed, name: 'build-hook' });
  const readLines = async (env: Record<string, string>) => {
    api.context.settings = testSettings(env);
    const text = await (await handle({ authorization: `Bearer ${token}` })).text();
    return text.split('\n').filter((line) => line.includes('build-hook'));
  };
  const hook = { BUILD_HOOK_URL: 'https://host.example/build_hooks/1' };
  expect(await readLines(hook)).toContain('shop_job_failed{name="build-hook"} 1');
  expect(await readLines({})).toEqual([]);
});

test.each([[{}], [{ authorization: 'Bearer another' }], [{ authorization: token }], [{ authorization: '' }]])(
  'and to nobody else: %j',
  async (headers) => {
    const response = await handle(headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('database_up');
  },
);

test('other paths are the site’s', async () => {
  expect(await (await handle({}, '/metrics/more')).text()).toBe('page');
});
