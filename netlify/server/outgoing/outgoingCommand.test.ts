import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { openShop, placed, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { fillDataFolder } from '../../../tests/fixtures/testDatabase';
import { outgoingMessages } from '../../database/providerTables';
import { openEmbedded } from '../../database/embedded';
import { deadLetterHandler } from './deadLetters';
import { serverHandler } from '../http/serverHandler';
import { openGate } from '../private/privateGate';
import { listen, type Listening } from '../http/listen';
import { runOutgoingCommand } from './outgoingCommand';

let dataDir: string;
let shopApp: TestApp;
let shop: Shop;
let listening: Listening;
const day = 86_400_000;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'outgoing-'));
  const port = await freePort();
  await fillDataFolder(dataDir);
  const connection = await openEmbedded(dataDir, { name: `serving http://127.0.0.1:${port}` });
  shopApp = await openTestApp({ connection, clock: () => shopTime });
  listening = await listen({
    host: '127.0.0.1',
    port,
    handler: serverHandler({
      api: () => new Response('api'),
      site: () => new Response(null, { status: 404 }),
      gate: openGate(testSettings({ DATA_DIR: dataDir })),
      outbox: null,
      deadLetters: deadLetterHandler(shopApp.context),
    }),
  });
});
afterAll(async () => {
  await listening.close();
  await shopApp.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp);
  await placed(shop.place((await shop.shopper()).headers));
  await placed(shop.place((await shop.shopper()).headers));
  await shopApp.context.database
    .update(outgoingMessages)
    .set({ deadAt: shopTime, attempts: 10, lastError: 'the webhook responded with 500' });
});

async function run(...words: string[]) {
  const printed: string[] = [];
  const code = await runOutgoingCommand(words, {
    env: { DATA_DIR: dataDir },
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
    now: () => new Date(shopTime.getTime() + 3 * day),
  });
  return { code, printed: printed.join('\n') };
}
const dead = async () => (await shop.messages()).filter(({ deadAt }) => deadAt).map(({ id }) => id);

describe('D-15 dead letters', () => {
  test('D-15 are listed while the server runs, without personal data', async () => {
    const [first] = await dead();
    const { code, printed } = await run('list');
    expect(code).toBe(0);
    expect(printed.split('\n')).toHaveLength(2);
    expect(printed).toContain(`${first}  alder  order.placed  10 tries  3 d old  the webhook responded with 500`);
    expect(printed).not.toMatch(/Ada|Reyes|Spring|@/);
  });

  test('D-15 one is retried under its id with all its tries; then all', async () => {
    const [first, second] = await dead();
    expect(await run('retry', first!)).toEqual({
      code: 0,
      printed: '1 message(s) will be retried within seconds.',
    });
    expect(await dead()).toEqual([second]);
    const revived = (await shop.messages()).find(({ id }) => id === first);
    expect(revived).toMatchObject({ attempts: 0, nextAt: shopTime, deliveredAt: null });
    expect((await run('retry', first!)).code).toBe(1);
    expect((await run('retry', 'all')).code).toBe(0);
    expect((await run('list')).printed).toBe('No dead letters.');
  });

  test.each([[], ['lists'], ['list', 'all'], ['retry'], ['retry', 'a', 'b']])(
    '%j is refused as invalid',
    async (...words) => {
      expect((await run(...words)).code).toBe(2);
    },
  );

  test.each(['x', "'; DROP TABLE users", '00000000-0000-4000-8000-000000000000'])(
    'no dead letter has the id %s',
    async (id) => {
      expect(await run('retry', id)).toEqual({ code: 1, printed: `No dead letter has the id ${id}.` });
      expect(await dead()).toHaveLength(2);
    },
  );

  test('a page of another site gets no access', async () => {
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await fetch(`${listening.origin}/__outgoing/all`, foreign)).status).toBe(404);
    expect((await fetch(`${listening.origin}/__outgoing/all`, { method: 'POST' })).status).toBe(401);
    expect(await dead()).toHaveLength(2);
  });

  test('a folder without a database gives an error, and no database is created', async () => {
    const printed: string[] = [];
    const terminal = {
      env: { DATA_DIR: '/nowhere' },
      print: () => {},
      printError: (line: string) => printed.push(line),
    };
    expect(await runOutgoingCommand(['list'], terminal)).toBe(1);
    expect(printed.join()).toContain('/nowhere has no database');
  });
});

test('D-15 they are found without a running server too', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'outgoing-'));
  await fillDataFolder(alone);
  const printed: string[] = [];
  const terminal = { env: { DATA_DIR: alone }, print: (line: string) => printed.push(line), printError: () => {} };
  expect([await runOutgoingCommand(['list'], terminal), printed]).toEqual([0, ['No dead letters.']]);
  rmSync(alone, { recursive: true });
});
