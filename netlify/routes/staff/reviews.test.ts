import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rejectionReasons } from '../../../src/domain/rating/review';
import { reviewCountsSchema } from '../../../src/domain/rating/reviewSchema';
import { scores } from '../../../src/domain/rating/rating';
import { buildProvider } from '../../../tests/fixtures/builders/orderShop';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { reviewCalls } from '../../../tests/fixtures/calls/reviewCalls';
import { isPostgres } from '../../../tests/fixtures/times';
import { reviews } from '../../database/podTables';
import { providers } from '../../database/providerTables';
import { auditEntries } from '../../database/staffTables';

const calls = reviewCalls();
const text = 'Smooth from the first draw, and it never clogged.';
const audit = () => calls.api().context.database.select().from(auditEntries).orderBy(auditEntries.at);
const counts = async () =>
  reviewCountsSchema.parse((await calls.operator().call('GET', '/v1/staff/reviews/counts')).body).scores;

describe('D-43 moderation of reviews', () => {
  test('has the oldest first, with product, stars, text and day, and nothing about the author', async () => {
    const owners = [await calls.own({ score: 1 }), await calls.own({ score: 5 })];
    for (const owner of owners) {
      await owner.write(text);
      calls.later(1);
    }
    const [first, second] = await calls.queue();
    expect(first).toEqual({
      id: expect.any(String),
      revision: 1,
      slug: 'blue-ridge',
      title: 'Blue Ridge',
      score: 1,
      text,
      status: 'pending',
      reason: null,
      writtenAt: '2026-11-20T18:00:00.000Z',
      decidedAt: null,
      decidedBy: null,
    });
    expect(second?.score).toBe(5);
  });

  test('cannot be biased: there is no filter by stars, and every score is published alike', async () => {
    for (const score of scores) await (await calls.own({ score })).write(text);
    const { body } = await calls.operator().call<{ items: unknown[] }>('GET', '/v1/staff/reviews?score=5');
    expect(body.items).toHaveLength(scores.length);
    await calls.publish();
    expect((await calls.list()).items.map(({ score }) => score).toSorted()).toEqual([...scores]);
  });

  test.each(rejectionReasons)(
    'tells the author that it was rejected for %s, and who did it is on record',
    async (reason) => {
      const owner = await calls.own({ score: 1 });
      await owner.write(text);
      const [review] = await calls.queue();
      expect((await calls.decide(review!, 'rejected', reason)).status).toBe(204);
      expect([(await owner.read())?.status, (await owner.read())?.reason]).toEqual(['rejected', reason]);
      const [rejected] = await calls.queue('rejected');
      expect([rejected?.decidedBy, await calls.queue(), (await calls.list()).items]).toEqual(['Sam', [], []]);
      const [entry] = await audit();
      expect(entry).toMatchObject({
        staffId: calls.operator().member.id,
        action: 'review.reject',
        subject: review!.id,
        detail: { product: 'blue-ridge', score: 1, revision: 1, reason },
      });
      // The log is kept for good, but the text is the author's to delete.
      expect(JSON.stringify(entry)).not.toContain('Smooth');
    },
  );

  test.each<[string, string, string | null]>([
    ['a rejection without a reason', 'rejected', null],
    ['a rejection for the stars', 'rejected', 'low-rating'],
    ['a rejection in free words', 'rejected', 'We do not like it'],
    ['a publication with a reason', 'published', 'profanity'],
    ['a decision to wait', 'pending', null],
  ])('refuses %s', async (_, status, reason) => {
    await (await calls.own()).write(text);
    const [review] = await calls.queue();
    const { status: code } = await calls.decide(review!, status, reason);
    expect([code, (await calls.queue()).length, await audit()]).toEqual([422, 1, []]);
  });

  test('decides about the text that was read: not about an edited one, nor a deleted one', async () => {
    const owner = await calls.own();
    await owner.write(text);
    const [read] = await calls.queue();
    await owner.write('Now it says something else entirely.');
    const late = await calls.decide(read!, 'published', null);
    expect([late.status, late.body.code, (await calls.list()).items]).toEqual([409, 'review_changed', []]);
    await owner.remove();
    const gone = await calls.decide(read!, 'published', null);
    expect([gone.status, gone.body.code]).toEqual([404, 'review_unknown']);
  });

  test('can change its mind, and doing the same again writes nothing', async () => {
    const owner = await calls.own();
    await owner.write(text);
    const [review] = await calls.queue();
    await calls.decide(review!, 'published', null);
    await calls.decide(review!, 'published', null);
    expect((await audit()).map(({ action }) => action)).toEqual(['review.publish']);
    await calls.decide(review!, 'rejected', 'personal-data');
    expect([(await calls.list()).items, (await owner.read())?.reason]).toEqual([[], 'personal-data']);
    await calls.publish();
    await calls.decide(review!, 'published', null);
    expect([(await calls.list()).items.length, (await owner.read())?.reason]).toEqual([1, null]);
  });

  test('counts decisions by stars, each review once and also deleted ones', async () => {
    const [one, two, waiting] = [
      await calls.own({ score: 1 }),
      await calls.own({ score: 5 }),
      await calls.own({ score: 3 }),
    ];
    await one.write(text);
    calls.later(1);
    await two.write(text);
    const [low, high] = await calls.queue();
    await calls.decide(low!, 'published', null);
    calls.later(1);
    await calls.decide(low!, 'rejected', 'off-topic');
    await calls.decide(high!, 'published', null);
    await one.remove();
    await waiting.write(text);
    const none = { pending: 0, published: 0, rejected: 0 };
    expect(await counts()).toEqual([
      { ...none, score: 1, rejected: 1 },
      { ...none, score: 2 },
      { ...none, score: 3, pending: 1 },
      { ...none, score: 4 },
      { ...none, score: 5, published: 1 },
    ]);
  });

  test.each([
    ['published', null],
    ['rejected', 'off-topic'],
  ] as const)(
    'counts an edited review as waiting alone, and once again when it is decided: %s',
    async (status, reason) => {
      const owner = await calls.own({ score: 2 });
      await owner.write(text);
      await calls.decide((await calls.queue())[0]!, status, reason);
      const none = { score: 2, pending: 0, published: 0, rejected: 0 };
      const countOfTwo = async () => (await counts())[1];
      expect(await countOfTwo()).toEqual({ ...none, [status]: 1 });
      calls.later(1);
      await owner.write('After a month the flavor faded a little.');
      expect(await countOfTwo()).toEqual({ ...none, pending: 1 });
      await owner.remove();
      expect(await countOfTwo()).toEqual({ ...none, [status]: 1 });
      await owner.write(text);
      calls.later(1);
      await calls.publish();
      const isTwo = status === 'published';
      expect(await countOfTwo()).toEqual({ ...none, [status]: 1, published: isTwo ? 2 : 1 });
    },
  );

  test('is for operators: a dispensary’s staff get a 403, and others a 401', async () => {
    await (await calls.own()).write(text);
    const [review] = await calls.queue();
    await calls.api().context.database.insert(providers).values(buildProvider());
    const clerk = await signInStaff(calls.api());
    const requests: [string, string, unknown?][] = [
      ['GET', '/v1/staff/reviews'],
      ['GET', '/v1/staff/reviews/counts'],
      ['PUT', `/v1/staff/reviews/${review!.id}/decision`, { revision: 1, status: 'published', reason: null }],
    ];
    for (const request of requests) {
      expect((await clerk.call(...request)).status).toBe(403);
      const [method, path] = request;
      expect((await calls.api().app.request(path, { method })).status).toBe(401);
    }
  });

  test('has pages of decided ones, newest first', async () => {
    for (let at = 0; at < 52; at += 1) await (await calls.own()).write(`${text} ${at}`);
    await calls.publish();
    await calls.publish();
    interface Page {
      items: { id: string }[];
      nextCursor: string | null;
    }
    const page = (cursor = '') => calls.operator().call<Page>('GET', `/v1/staff/reviews?status=published${cursor}`);
    const { body: first } = await page();
    const { body: second } = await page(`&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 2, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(52);
  });

  // Only separate connections can interleave their statements.
  test.runIf(isPostgres)('waits for an edit under way, and then does not publish what nobody read', async () => {
    const owner = await calls.own();
    await owner.write(text);
    const [read] = await calls.queue();
    const { database } = calls.api().context;
    const edited = { text: 'This text was never read by anybody.', revision: 2 };
    const { deciding } = await database.transaction(async (transaction) => {
      await transaction.update(reviews).set(edited).where(eq(reviews.id, read!.id));
      const decision = calls.decide(read!, 'published', null);
      await expect.poll(waiting).toBe(1);
      return { deciding: decision };
    });
    const { status, body } = await deciding;
    expect([status, body.code, await owner.read()]).toMatchObject([409, 'review_changed', { status: 'pending' }]);
  });
});

const waiting = async () => {
  const { rows } = await calls.api().connection.query({
    text: "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  });
  return rows.length;
};
