import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { times } from '../../../tests/fixtures/times';
import { notices } from '../../database/workTables';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { RecipientRefused } from '../../platform/messages/recipientRefused';
import type { AppContext } from '../appContext';
import { sendNotices } from '../notices/sendNotices';
import { addAlert } from './changeAlerts';
import { unsubscribeAlerts, alertUnsubscribeUrl } from './unsubscribeAlerts';

const email = 'ada@shop.example';
const day = 86_400_000;
/** Ahead of the database's own clock, which says when messages are due. */
let aheadMs: number;
let mails: string[];
let whileSending: () => Promise<unknown>;
let api: TestApp;
let context: AppContext;
let alder: Shop;
let userId: string;
beforeAll(async () => {
  api = await openTestApp({ clock: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => api.close());
beforeEach(async () => {
  aheadMs = 1000;
  mails = [];
  whileSending = () => Promise.resolve();
  await api.reset();
  alder = await openShop(api);
  await setStock(0);
  // Two sizes of one product.
  const variants = api.context.variants.map((variant) => ({ ...variant, slug: 'blue-ridge' }));
  const sendMail: AppContext['sendMail'] = async ({ text }) => {
    await whileSending();
    mails.push(text);
  };
  const limits = { ...api.context.limits, consume: () => Promise.resolve(1) };
  context = { ...api.context, limits, variants, sendMail };
  ({ userId } = await api.signedIn({ email, emailVerified: true }));
});

const setStock = (available: number, where: { variant?: string; provider?: string } = {}) =>
  api.context.database
    .update(providerProducts)
    .set({ available })
    .where(
      and(
        where.variant ? eq(providerProducts.productVariantId, where.variant) : undefined,
        where.provider ? eq(providerProducts.providerId, where.provider) : undefined,
      ),
    );
const ask = (productVariantId = 'pod-a', values: { postalCode?: string } = {}) =>
  addAlert(context, userId, { productVariantId, postalCode: '90012', ...values });
const states = async () =>
  (await api.context.database.select().from(stockAlerts).orderBy(stockAlerts.productVariantId)).map(
    ({ state }) => state,
  );
const pending = () => api.context.database.select().from(notices).where(isNull(notices.sentAt));

/** A context in which `between` runs once, after the first transaction that leaves `state` in the database. */
function interrupted(state: 'waiting', between: () => Promise<unknown>): AppContext {
  let isOver = false;
  const transaction: AppContext['database']['transaction'] = async (...work) => {
    const result = await api.context.database.transaction(...work);
    if (!isOver && (await states()).includes(state)) {
      isOver = true;
      await between();
    }
    return result;
  };
  const database = new Proxy(api.context.database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  return { ...context, database };
}

/** A second dispensary in the same ZIP code, without stock. */
async function openBirch(): Promise<void> {
  const { database } = api.context;
  await database
    .insert(providers)
    .values({ ...alder.provider, id: 'birch', name: 'Birch House', webhookSecret: 'whsec_b', sort: 1 });
  await database.insert(providerZones).values({ providerId: 'birch', postalCode: '90012' });
  const rows = await database.select().from(providerProducts);
  await database.insert(providerProducts).values(rows.map((row) => ({ ...row, providerId: 'birch', available: 0 })));
}

describe('stock that comes back while a message is under way', () => {
  test('sends an email when it is another size, a day later', async () => {
    await ask('pod-a');
    await ask('pod-b');
    await setStock(3, { variant: 'pod-a' });
    whileSending = () => setStock(2, { variant: 'pod-b' });
    await sendNotices(context);
    expect(mails).toEqual([expect.stringContaining('Blue Ridge: in stock again')]);
    whileSending = () => Promise.resolve();
    await sendNotices(context);
    expect(mails).toHaveLength(1);
    aheadMs = day + 60_000;
    await sendNotices(context);
    expect(mails[1]).toContain('Night Orchard: in stock again');
    expect([await states(), await pending()]).toEqual([['told', 'told'], []]);
  });

  test('sends an email even if the message was about to be dropped, because it had sold out', async () => {
    await ask();
    await setStock(3);
    await setStock(0);
    await sendNotices(interrupted('waiting', () => setStock(5)));
    await sendNotices(context);
    expect([mails.length, await states(), await pending()]).toEqual([1, ['told'], []]);
  });

  test('sends one email, whatever else runs at that moment', async () => {
    for (let round = 0; round < times(8, 60); round += 1) {
      await setStock(0);
      await api.context.database.delete(stockAlerts);
      await api.context.database.delete(notices);
      mails = [];
      await ask();
      await setStock(3);
      await setStock(0);
      const runs = Array.from({ length: 3 }, () => sendNotices(context));
      await Promise.all([...runs, setStock(5), ask().catch(() => {})]);
      await sendNotices(context);
      expect([mails.length, await pending()], `round ${round}`).toEqual([1, []]);
    }
  });
});

describe('a message that could not be sent', () => {
  test('ends after the last try, and stock that comes back later has one of its own', async () => {
    await ask();
    await setStock(3);
    await api.context.database.update(notices).set({ attempts: 9 });
    whileSending = () => Promise.reject(new Error('the mail server is away'));
    expect(await sendNotices(context)).toMatchObject({ failed: 0, dropped: 1 });
    expect([await states(), await pending()]).toEqual([['waiting'], []]);
    whileSending = () => Promise.resolve();
    await setStock(0);
    await setStock(4);
    await sendNotices(context);
    expect([mails.length, await states()]).toEqual([1, ['told']]);
  });

  test('is queued for the new address if the shopper has another one by then', async () => {
    await ask();
    await setStock(3);
    await api.context.database.update(users).set({ email: 'ada@new.example' });
    const sent: string[] = [];
    await sendNotices({ ...context, sendMail: ({ to }) => Promise.resolve(void sent.push(to)) });
    expect([sent, await states()]).toEqual([['ada@new.example'], ['told']]);
  });

  test('removes the alerts that it was about if the mailbox is refused for good', async () => {
    await ask('pod-a');
    await ask('pod-b');
    await setStock(3, { variant: 'pod-a' });
    whileSending = () => Promise.reject(new RecipientRefused('bounce', 'no such mailbox'));
    expect(await sendNotices(context)).toEqual({ sent: 0, failed: 0, dead: 0, dropped: 1 });
    expect([await states(), await pending()]).toEqual([['waiting'], []]);
  });

  test('leaves no alert about a variant that the catalogue no longer has', async () => {
    await ask();
    await setStock(3);
    expect(await sendNotices({ ...context, variants: [] })).toMatchObject({ sent: 0, dropped: 1 });
    expect([await states(), await pending()]).toEqual([[], []]);
  });
});

describe('the email', () => {
  test('names only the sizes that one dispensary has, the one with the most of them', async () => {
    await openBirch();
    await ask('pod-a');
    await ask('pod-b');
    await setStock(2, { variant: 'pod-a', provider: 'alder' });
    await setStock(2, { provider: 'birch' });
    await sendNotices(context);
    expect(mails).toEqual([expect.stringContaining('Blue Ridge · Night Orchard: in stock again at Birch House')]);
  });

  test('leaves sizes of other dispensaries and ZIP codes to the next one', async () => {
    await openBirch();
    await api.context.database.insert(providerZones).values({ providerId: 'alder', postalCode: '94110' });
    await ask('pod-a');
    await ask('pod-b', { postalCode: '94110' });
    await setStock(2, { provider: 'alder' });
    await sendNotices(context);
    aheadMs = day + 60_000;
    await sendNotices(context);
    expect(mails.map((text) => text.split('\n')[0]).toSorted()).toEqual([
      'Blue Ridge: in stock again at Alder Collective, which delivers to 90012.',
      'Night Orchard: in stock again at Alder Collective, which delivers to 94110.',
    ]);
  });
});

describe('changes of stock', () => {
  /** Runs a change in a database without zones, in which whatever reads them fails. */
  const withoutZones = (change: ReturnType<typeof sql>) =>
    api.context.database.transaction(async (transaction) => {
      await transaction.execute(sql`ALTER TABLE provider_zones RENAME TO hidden_zones`);
      await transaction.execute(change);
      transaction.rollback();
    });
  const done = 'Rollback';

  test.each([
    ['an order', sql`UPDATE provider_products SET available = available - 1`],
    ['an order of the last ones', sql`UPDATE provider_products SET available = 0`],
    ['a price', sql`UPDATE provider_products SET price_cents = 1`],
    ['a count that adds to what is there', sql`UPDATE provider_products SET available = 9`],
    [
      'a variant that arrives without stock',
      sql`INSERT INTO provider_products (provider_id, product_variant_id, available, price_cents, title, brand, updated_at)
      VALUES ('alder', 'pod-new', 0, 1, 'Salt Meadow', 'Birch', now())`,
    ],
  ])('%s looks for no alerts', async (_, change) => {
    await ask();
    await setStock(4);
    await expect(withoutZones(change)).rejects.toThrow(done);
  });

  test('stock that comes back does, if somebody waits for it', async () => {
    const back = sql`UPDATE provider_products SET available = 2`;
    await expect(withoutZones(back)).rejects.toThrow(done);
    await ask();
    await expect(withoutZones(back)).rejects.toThrow(/provider_zones|Failed query/);
  });

  test('two dispensaries, senders and the link that ends alerts may all meet', async () => {
    await openBirch();
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, at) => api.signedIn({ email: `p${at}@shop.example`, emailVerified: true })),
    );
    for (const person of people)
      for (const productVariantId of ['pod-a', 'pod-b'])
        await addAlert(context, person.userId, { productVariantId, postalCode: '90012' });
    const [leaving] = people;
    const link = new URL(
      alertUnsubscribeUrl(context.settings, { userId: leaving!.userId, email: 'p0@shop.example', localeId: 'en-US' }),
    ).searchParams;
    await Promise.all([
      setStock(3, { provider: 'alder' }),
      setStock(3, { provider: 'birch' }),
      sendNotices(context),
      unsubscribeAlerts(context, { user: link.get('user')!, token: link.get('token')!, localeId: 'en-US' }),
      sendNotices(context),
    ]);
    await sendNotices(context);
    aheadMs = day + 60_000;
    await sendNotices(context);
    expect([...new Set(await states())]).toEqual(['told']);
    expect(await pending()).toEqual([]);
  });
});
