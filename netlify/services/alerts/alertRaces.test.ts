import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setUpStockAlerts } from '../../../tests/fixtures/builders/setUpStockAlerts';
import { times } from '../../../tests/fixtures/times';
import { notices } from '../../database/workTables';
import { providerZones } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { RecipientRefusedError } from '../../platform/messages/recipientRefusedError';
import type { AppContext } from '../context/appContext';
import { sendNotices } from '../jobs/sendNotices';
import { addAlert } from './changeAlerts';
import { unsubscribeAlerts, unsubscribeUrlOf } from './unsubscribeAlerts';

const day = 86_400_000;

const suite = setUpStockAlerts();

/** A context in which `between` runs once, after the first transaction that leaves `state` in the database. */
function interrupted(state: 'waiting', between: () => Promise<unknown>): AppContext {
  let isOver = false;
  const transaction: AppContext['database']['transaction'] = async (...work) => {
    const result = await suite.api.context.database.transaction(...work);
    if (!isOver && (await suite.states()).includes(state)) {
      isOver = true;
      await between();
    }
    return result;
  };
  const database = new Proxy(suite.api.context.database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  return { ...suite.context, database };
}

describe('stock that comes back while a message is under way', () => {
  test('sends an email when it is another size, a day later', async () => {
    await suite.ask('pod-a');
    await suite.ask('pod-b');
    await suite.setStock(3, { variant: 'pod-a' });
    suite.whileSending = () => suite.setStock(2, { variant: 'pod-b' });
    await sendNotices(suite.context);
    expect(suite.mails).toEqual([expect.stringContaining('Blue Ridge: in stock again')]);
    suite.whileSending = () => Promise.resolve();
    await sendNotices(suite.context);
    expect(suite.mails).toHaveLength(1);
    suite.aheadMs = day + 60_000;
    await sendNotices(suite.context);
    expect(suite.mails[1]).toContain('Night Orchard: in stock again');
    expect([await suite.states(), await suite.pending()]).toEqual([['told', 'told'], []]);
  });

  test('sends an email even if the message was about to be dropped, because it had sold out', async () => {
    await suite.ask();
    await suite.setStock(3);
    await suite.setStock(0);
    await sendNotices(interrupted('waiting', () => suite.setStock(5)));
    await sendNotices(suite.context);
    expect([suite.mails.length, await suite.states(), await suite.pending()]).toEqual([1, ['told'], []]);
  });

  test('sends one email, whatever else runs at that moment', async () => {
    for (let round = 0; round < times(8, 60); round += 1) {
      await suite.setStock(0);
      await suite.api.context.database.delete(stockAlerts);
      await suite.api.context.database.delete(notices);
      suite.mails = [];
      await suite.ask();
      await suite.setStock(3);
      await suite.setStock(0);
      const runs = Array.from({ length: 3 }, () => sendNotices(suite.context));
      await Promise.all([...runs, suite.setStock(5), suite.ask().catch(() => {})]);
      await sendNotices(suite.context);
      expect([suite.mails.length, await suite.pending()], `round ${round}`).toEqual([1, []]);
    }
  });
});

describe('a message that could not be sent', () => {
  test('ends after the last try, and stock that comes back later has one of its own', async () => {
    await suite.ask();
    await suite.setStock(3);
    await suite.api.context.database.update(notices).set({ attempts: 9 });
    suite.whileSending = () => Promise.reject(new Error('the mail server is away'));
    expect(await sendNotices(suite.context)).toMatchObject({ failed: 0, dropped: 1 });
    expect([await suite.states(), await suite.pending()]).toEqual([['waiting'], []]);
    suite.whileSending = () => Promise.resolve();
    await suite.setStock(0);
    await suite.setStock(4);
    await sendNotices(suite.context);
    expect([suite.mails.length, await suite.states()]).toEqual([1, ['told']]);
  });

  test('is queued for the new address if the shopper has another one by then', async () => {
    await suite.ask();
    await suite.setStock(3);
    await suite.api.context.database.update(users).set({ email: 'ada@new.example' });
    const sent: string[] = [];
    await sendNotices({ ...suite.context, sendMail: ({ to }) => Promise.resolve(void sent.push(to)) });
    expect([sent, await suite.states()]).toEqual([['ada@new.example'], ['told']]);
  });

  test('removes the alerts that it was about if the mailbox is refused for good', async () => {
    await suite.ask('pod-a');
    await suite.ask('pod-b');
    await suite.setStock(3, { variant: 'pod-a' });
    suite.whileSending = () => Promise.reject(new RecipientRefusedError('bounce', 'no such mailbox'));
    expect(await sendNotices(suite.context)).toEqual({ sent: 0, failed: 0, dead: 0, dropped: 1, postponed: 0 });
    expect([await suite.states(), await suite.pending()]).toEqual([['waiting'], []]);
  });

  test('leaves no alert about a variant that the catalogue no longer has', async () => {
    await suite.ask();
    await suite.setStock(3);
    expect(await sendNotices({ ...suite.context, variants: [] })).toMatchObject({ sent: 0, dropped: 1 });
    expect([await suite.states(), await suite.pending()]).toEqual([[], []]);
  });
});

describe('the email', () => {
  test('names only the sizes that one dispensary has, the one with the most of them', async () => {
    await suite.openBirch();
    await suite.ask('pod-a');
    await suite.ask('pod-b');
    await suite.setStock(2, { variant: 'pod-a', provider: 'alder' });
    await suite.setStock(2, { provider: 'birch' });
    await sendNotices(suite.context);
    expect(suite.mails).toEqual([expect.stringContaining('Blue Ridge · Night Orchard: in stock again at Birch House')]);
  });

  test('leaves sizes of other dispensaries and ZIP codes to the next one', async () => {
    await suite.openBirch();
    await suite.api.context.database.insert(providerZones).values({ providerId: 'alder', postalCode: '94110' });
    await suite.ask('pod-a');
    await suite.ask('pod-b', { postalCode: '94110' });
    await suite.setStock(2, { provider: 'alder' });
    await sendNotices(suite.context);
    suite.aheadMs = day + 60_000;
    await sendNotices(suite.context);
    expect(suite.mails.map((text) => text.split('\n')[0]).toSorted()).toEqual([
      'Blue Ridge: in stock again at Alder Collective, which delivers to 90012.',
      'Night Orchard: in stock again at Alder Collective, which delivers to 94110.',
    ]);
  });
});

describe('changes of stock', () => {
  const done = 'Rollback';
  /** Hides the zones while `change` runs, so that reading them fails. */
  const withoutZones = (change: ReturnType<typeof sql>) =>
    suite.api.context.database.transaction(async (transaction) => {
      await transaction.execute(sql`ALTER TABLE provider_zones RENAME TO hidden_zones`);
      await transaction.execute(change);
      throw new Error(done);
    });

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
    await suite.ask();
    await suite.setStock(4);
    await expect(withoutZones(change)).rejects.toThrow(done);
  });

  test('stock that comes back does, if somebody waits for it', async () => {
    const back = sql`UPDATE provider_products SET available = 2`;
    await expect(withoutZones(back)).rejects.toThrow(done);
    await suite.ask();
    await expect(withoutZones(back)).rejects.toThrow(/provider_zones|Failed query/);
  });

  test('two dispensaries, senders and the link that ends alerts may all meet', async () => {
    await suite.openBirch();
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        suite.api.signedIn({ email: `p${index}@shop.example`, emailVerified: true }),
      ),
    );
    for (const person of people)
      for (const productVariantId of ['pod-a', 'pod-b'])
        await addAlert(suite.context, person.userId, { productVariantId, postalCode: '90012' });
    const [leaving] = people;
    const [row] = await suite.context.database.select().from(users).where(eq(users.id, leaving!.userId));
    const link = new URL(
      unsubscribeUrlOf('stock', suite.context.settings, {
        account: { ...row!, email: 'p0@shop.example' },
        localeId: 'en-US',
      }),
    ).searchParams;
    await Promise.all([
      suite.setStock(3, { provider: 'alder' }),
      suite.setStock(3, { provider: 'birch' }),
      sendNotices(suite.context),
      unsubscribeAlerts('stock')(suite.context, {
        user: link.get('user')!,
        token: link.get('token')!,
        localeId: 'en-US',
      }),
      sendNotices(suite.context),
    ]);
    await sendNotices(suite.context);
    suite.aheadMs = day + 60_000;
    await sendNotices(suite.context);
    expect([...new Set(await suite.states())]).toEqual(['told']);
    expect(await suite.pending()).toEqual([]);
  });
});
