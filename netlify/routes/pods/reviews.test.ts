import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ownerRatingsSchema } from '../../../src/domain/rating/ownerRatingsSchema';
import type { Score } from '../../../src/domain/rating/rating';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { reviewCalls } from '../../../tests/fixtures/calls/reviewCalls';
import { users } from '../../database/accountTables';
import { podKeys, reviews } from '../../database/podTables';
import { sharedPurges } from '../../database/workTables';
import { changeCosts } from '../../platform/limitRules';
import { hashPodKey } from '../../services/pods/podKeys/podKeySecrets';

const calls = reviewCalls();
const text = 'Smooth from the first draw, and it never clogged.';
const stored = () => calls.api().context.database.select().from(reviews);

describe('D-43 an owner’s review', () => {
  test('waits, is published without the author, is edited back into waiting, and deleted without the rating', async () => {
    const owner = await calls.own({ score: 2 });
    expect(await owner.read()).toBeNull();
    const written = { text, status: 'pending', reason: null, writtenAt: '2026-11-20T18:00:00.000Z' };
    expect([(await owner.write(`  ${text}\r\n\r\n\r\n `)).body, await owner.read()]).toEqual([written, written]);
    expect((await calls.list()).items).toEqual([]);
    await calls.publish();
    const [published] = (await calls.list()).items;
    expect(published).toEqual({ id: expect.any(String), score: 2, text, writtenOn: '2026-11-20' });
    expect(await owner.read()).toMatchObject({ status: 'published' });
    // Longer than a rating can be changed.
    for (const days of [20, 20]) {
      calls.later(24 * days);
      expect(await owner.read()).toMatchObject({ status: 'published' });
    }
    await owner.write('After a month the flavor faded a little.');
    expect([(await owner.read())?.status, (await calls.list()).items]).toEqual(['pending', []]);
    expect([(await owner.remove()).status, (await owner.remove()).status]).toEqual([204, 204]);
    const { body } = await calls.shop().get(`${owner.path}/rating`, owner.headers);
    expect([body.score, body.review]).toEqual([2, null]);
  });

  test('stays as decided if the same text is sent again, and through a new rating', async () => {
    const owner = await calls.own();
    await owner.write(text);
    await calls.publish();
    expect((await owner.write(` ${text}`)).body.status).toBe('published');
    const rated = await calls
      .shop()
      .call('PUT', `${owner.path}/rating`, { headers: owner.headers, body: { score: 1 } });
    expect([rated.body.review.status, (await calls.list()).items[0]?.score]).toEqual(['published', 1]);
  });

  test.each<[string, unknown, string]>([
    ['too short', 'Nice one', 'text'],
    ['too short without its spaces', `Nice${' '.repeat(20)}one`, 'text'],
    ['too long', 'a'.repeat(601), 'text'],
    ['a link', 'Better prices at shop-for-less.com today', 'text'],
    ['a phone number', 'Call me at (415) 555-0123 for a deal', 'text'],
    ['a handle', 'Find me on the usual app, @podlover', 'text'],
    ['an email address', 'Write to me: pods@mail.example now', 'text'],
    ['a control character', 'It was \u0007 fine by me, really', 'text'],
    ['no text', 7, 'text'],
  ])('is refused with %s', async (_, wrong, field) => {
    const owner = await calls.own();
    const { status, body } = await owner.write(wrong);
    expect([status, body.code, body.errors[0].path, await stored()]).toEqual([422, 'not_valid', field, []]);
  });

  test('loses direction marks, and keeps markup as the text that it is', async () => {
    const owner = await calls.own();
    await owner.write('\u202eGood <script>alert(1)</script> & \u2066cheap\u2069');
    expect((await owner.read())?.text).toBe('Good <script>alert(1)</script> & cheap');
  });

  test('is for who unlocked the pod, rated it, and bought it in the United States', async () => {
    const saved = await calls.own({ unlockedAt: null });
    const canadian = await calls.own({ batchId: 'b4', productVariantId: 'pod-c' });
    const ofCanadianBatch = await calls.own({ batchId: 'CAN-ALD-2605-745' });
    const unrated = await calls.own();
    await calls.shop().call('DELETE', `${unrated.path}/rating`, { headers: unrated.headers });
    const stranger = await calls.api().signedIn();
    const byStranger = await calls
      .shop()
      .call('PUT', `${unrated.path}/review`, { headers: stranger.headers, body: { text } });
    const authors = [saved, canadian, ofCanadianBatch, unrated];
    const responses = [...(await Promise.all(authors.map(({ write }) => write(text)))), byStranger];
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'review_pod_locked'],
      [409, 'pod_not_offered'],
      [409, 'pod_not_offered'],
      [404, 'rating_unknown'],
      [404, 'pod_unknown'],
    ]);
    expect(await stored()).toEqual([]);
  });

  test('is not for people of the console: neither when written nor when they join before it is read', async () => {
    const clerk = await calls.own();
    await calls
      .api()
      .context.database.update(users)
      .set({ email: 'Sam@alder.example' })
      .where(eq(users.id, clerk.userId));
    await clerk.write(text);
    await signInStaff(calls.api(), null, { email: 'sam@alder.example' });
    const [waiting] = await calls.queue();
    const decided = await calls.decide(waiting!, 'published', null);
    const again = await clerk.write('I work here, and it is great stuff.');
    expect([decided, again].map(({ status, body }) => [status, body.code])).toEqual(
      [decided, again].map(() => [409, 'review_by_staff']),
    );
    expect((await calls.decide(waiting!, 'rejected', 'advertising')).status).toBe(204);
  });

  test('goes with the account, the rating and the pod', async () => {
    const { database, settings } = calls.api().context;
    const [account, rating, pod] = [await calls.own(), await calls.own(), await calls.own()];
    for (const owner of [account, rating, pod]) await owner.write(text);
    await database.delete(users).where(eq(users.id, account.userId));
    await calls.shop().call('DELETE', `${rating.path}/rating`, { headers: rating.headers });
    await database.delete(podKeys).where(eq(podKeys.keyHash, hashPodKey(settings, pod.path.split('/').at(-1)!)));
    expect(await stored()).toEqual([]);
  });

  test('counts in the account’s hourly budget', async () => {
    const owner = await calls.own();
    await owner.write(text);
    await calls.shop().setPoints({ name: 'changes' }, 60 * changeCosts.review);
    const responses = [await owner.write('Something else, then.'), await owner.remove()];
    expect(responses.map(({ status }) => status)).toEqual([429, 429]);
  });
});

describe('D-43 the published reviews of a pod', () => {
  const publishOf = async (...given: Score[]) => {
    for (const score of given) {
      await (await calls.own({ score })).write(`${text} I gave ${score} of 5.`);
      calls.later(1);
    }
    await calls.publish();
  };

  test('are all there, newest first, whatever their stars, in pages without gaps', async () => {
    const given: Score[] = [1, 5, 1, 2, 3, 1, 4, 1, 5, 1, 2, 1];
    await publishOf(...given);
    const first = await calls.list();
    const second = await calls.list('blue-ridge', first.nextCursor!);
    expect([first.items.length, second.nextCursor]).toEqual([10, null]);
    expect([...first.items, ...second.items].map(({ score }) => score)).toEqual(given.toReversed());
    const { body } = await calls.shop().get('/v1/app/ratings/blue-ridge');
    const { reviews: newest } = ownerRatingsSchema.parse(body);
    expect([newest.count, newest.newest]).toEqual([12, first.items.slice(0, 3)]);
    expect((await calls.shop().get('/v1/app/reviews')).body.items).toEqual([{ slug: 'blue-ridge', ...newest }]);
  });

  test('have one of each owner, the latest that is published', async () => {
    const owner = await calls.own({ score: 5 });
    await owner.write('The first one was great for me.');
    calls.later(1);
    const second = await calls.own({ score: 2, productVariantId: 'pod-b', batchId: 'b3' }, owner);
    await second.write('The second one leaked on day one.');
    await calls.publish();
    expect((await calls.list()).items.map(({ score }) => score)).toEqual([2]);
    const [latest] = await calls.queue('published');
    await calls.decide(latest!, 'rejected', 'profanity');
    expect((await calls.list()).items.map(({ score }) => score)).toEqual([5]);
  });

  test('say nothing about their owners, and need no five ratings', async () => {
    const owner = await calls.own();
    await owner.write(text);
    await calls.publish();
    const { body } = await calls.shop().get('/v1/app/ratings/blue-ridge');
    expect(body.ratings).toBeNull();
    expect(JSON.stringify(body)).not.toContain(owner.userId);
  });

  test('D-05 are none of Canada, and unknown pods get a 404', async () => {
    for (const slug of ['night-orchard', 'nobody']) {
      const { status, body } = await calls.shop().get(`/v1/app/ratings/${slug}/reviews`);
      expect([status, body.code]).toEqual([404, 'ratings_unknown']);
    }
  });

  test('leave shared caches with each decision, edit and deletion, but not with a text that nobody saw', async () => {
    const { database } = calls.api().context;
    const purged = async () => [...new Set((await database.delete(sharedPurges).returning()).map(({ tag }) => tag))];
    const owner = await calls.own();
    await purged();
    await owner.write(text);
    expect(await purged()).toEqual([]);
    const tags = ['ratings', 'ratings-pod-a'];
    await calls.publish();
    expect((await purged()).toSorted()).toEqual(tags);
    await owner.write('I have changed my mind about it.');
    expect((await purged()).toSorted()).toEqual(tags);
    await calls.publish();
    await purged();
    await owner.remove();
    expect((await purged()).toSorted()).toEqual(tags);
  });
});
