import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { localeIds, localeOf, type Language } from '../../../src/domain/region/locales';
import { rejectionReasons, type RejectionReason } from '../../../src/domain/rating/review';
import { en } from '../../../src/i18n/messages/en';
import { fr } from '../../../src/i18n/messages/fr';
import { findFrenchTerms } from '../../../tests/fixtures/glossaryTerms';
import { reviewCalls } from '../../../tests/fixtures/calls/reviewCalls';
import { isPostgres } from '../../../tests/fixtures/times';
import { users } from '../../database/accountTables';
import { podKeys, reviews } from '../../database/podTables';
import { auditEntries } from '../../database/staffTables';
import { notices } from '../../database/workTables';
import { sendNotices } from '../../services/jobs/sendNotices';
import { suppress } from '../../services/messages/notices/suppressions';

const calls = reviewCalls();
const text = 'Smooth from the first draw, and it never clogged.';
const email = 'ada@shop.example';
const words: Record<Language, typeof en> = { en, fr: fr as typeof en };

const signIn = (values: Parameters<ReturnType<typeof calls.api>['signedIn']>[0] = {}) =>
  calls.api().signedIn({ email, emailVerified: true, ...values });
/** An owner whose review waits. */
async function author(values: Parameters<typeof signIn>[0] = {}) {
  const owner = await calls.own({}, await signIn(values));
  await owner.write(text);
  return owner;
}
const queued = () => calls.api().context.database.select().from(notices);
const reject = async (reason: RejectionReason = 'off-topic') =>
  (await calls.decide((await calls.queue())[0]!, 'rejected', reason)).status;
/** The messages since the last call, newest first. */
let seen = 0;
const sent = async () => {
  await sendNotices(calls.api().context);
  const all = calls.api().context.outbox.list();
  const fresh = all.slice(0, all.length - seen);
  seen = all.length;
  return fresh;
};

describe('D-52 the author of a rejected review', () => {
  test.each(localeIds.flatMap((localeId) => rejectionReasons.map((reason) => [localeId, reason] as const)))(
    'reads in %s why: %s, and how to edit it',
    async (localeId, reason) => {
      await author({ localeId });
      expect(await reject(reason)).toBe(204);
      const [mail, ...others] = await sent();
      const { language } = localeOf(localeId);
      expect([mail!.channel, mail!.to, others]).toEqual(['email', email, []]);
      const { 'review.rejected.why': why, [`review.reason.${reason}` as const]: because } = words[language];
      expect(mail!.text).toContain(why.replace('{reason}', because));
      expect(mail!.text).toContain('/us/en/user/pods');
      expect(mail!.html).toContain('href="http://localhost:8888/us/en/user/pods"');
      expect(mail!.html).toContain(`lang="${localeId}"`);
      expect(mail!.text).toContain(language === 'fr' ? 'avis sur Blue Ridge' : 'review of Blue Ridge');
      expect(findFrenchTerms(mail!.text)).toEqual([]);
      // The email repeats neither the rejected text, nor who decided, nor the pod's key.
      expect(JSON.stringify(mail)).not.toMatch(/Smooth|Sam|BAAAAAAA/);
    },
  );

  test('waits for an email that is stored without a text, and above all without the pod’s key', async () => {
    await author();
    await reject();
    const rows = await queued();
    expect(rows).toMatchObject([{ recipient: email, subject: '', text: '', html: null }]);
    expect(JSON.stringify(rows)).not.toContain('BAAAAAAA');
    await sent();
    expect(await queued()).toMatchObject([{ recipient: '', reviewId: null, sentAt: expect.any(Date) }]);
  });

  test('gets it although the secret that seals the pod’s key is lost', async () => {
    const owner = await author();
    const { database } = calls.api().context;
    await database.update(podKeys).set({ sealedKey: 'lost.AAAA' });
    expect([await reject(), (await sent()).map(({ to }) => to)]).toEqual([204, [email]]);
    expect((await database.select().from(reviews).where(eq(reviews.userId, owner.userId)))[0]?.status).toBe('rejected');
  });

  describe('gets nothing if, before the email is sent,', () => {
    const database = () => calls.api().context.database;
    const setUser = (values: Partial<typeof users.$inferInsert>) => () => database().update(users).set(values);
    const decideAgain = async (status: string, reason: RejectionReason | null) =>
      calls.decide((await calls.queue('rejected'))[0]!, status, reason);
    type Owner = Awaited<ReturnType<typeof author>>;

    test.each<[string, (owner: Owner) => Promise<unknown>]>([
      ['the email of the account changes', setUser({ email: 'new@shop.example' })],
      ['the email is no longer confirmed', setUser({ emailVerified: false })],
      ['the account is deleted', () => database().delete(users).where(eq(users.email, email))],
      ['the address bounces', () => suppress(calls.api().context, { channel: 'email', recipient: email }, 'bounce')],
      [
        'the address wants no messages',
        () => suppress(calls.api().context, { channel: 'email', recipient: email }, 'stop'),
      ],
      ['the review is published', () => decideAgain('published', null)],
      ['the author edits the review', ({ write }) => write('Now it says something else entirely.')],
      ['the author deletes the review', ({ remove }) => remove()],
    ])('%s', async (_, change) => {
      const owner = await author();
      await reject();
      expect(await queued()).toHaveLength(1);
      await change(owner);
      expect([await sent(), await queued()]).toEqual([[], []]);
    });
  });

  test('finds the waiting email in the data of the account, also under another address', async () => {
    const owner = await author();
    await reject();
    await calls.api().context.database.update(users).set({ email: 'new@shop.example' });
    const { body } = await calls.shop().get('/v1/app/user/data', owner.headers);
    expect(body.notices).toMatchObject([{ channel: 'email' }]);
  });

  test('gets one email with the last reason, also after a failed attempt', async () => {
    const owner = await author();
    await reject('illegal');
    await calls
      .api()
      .context.database.update(notices)
      .set({ attempts: 3, nextAt: new Date('2027-01-01') });
    await owner.write('Now it says something else entirely.');
    await reject('profanity');
    const mails = await sent();
    expect(mails.map(({ text: body }) => body)).toEqual([expect.stringContaining(en['review.reason.profanity'])]);
    expect(await queued()).toMatchObject([{ sentAt: expect.any(Date) }]);
  });

  test('gets an email alone', async () => {
    await author({ phoneNumber: '2135550123', phoneNumberVerified: true });
    await reject();
    expect((await sent()).map(({ channel, to }) => [channel, to])).toEqual([['email', email]]);
  });

  test('gets one for each rejection that differs from the last decision', async () => {
    await author();
    const [review] = await calls.queue();
    const steps = [
      ['rejected', 'off-topic', 1],
      ['rejected', 'off-topic', 0],
      ['rejected', 'illegal', 1],
      ['published', null, 0],
      ['rejected', 'illegal', 1],
    ] as const;
    for (const [status, reason, count] of steps) {
      await calls.decide(review!, status, reason);
      expect([status, reason, (await sent()).length]).toEqual([status, reason, count]);
    }
  });

  test.each<[string, Parameters<typeof signIn>[0]]>([
    ['without an email', { email: null, emailVerified: false, phoneNumber: '2135550123', phoneNumberVerified: true }],
    ['whose email is not confirmed', { emailVerified: false }],
  ])('gets nothing %s, and the decision stands', async (_, values) => {
    const owner = await author(values);
    expect([await reject(), await queued(), (await owner.read())?.status]).toEqual([204, [], 'rejected']);
  });

  test.each(['bounce', 'stop'] as const)('gets nothing at a suppressed address: %s', async (reason) => {
    const owner = await author();
    await suppress(calls.api().context, { channel: 'email', recipient: email }, reason);
    expect([await reject(), await queued(), (await owner.read())?.status]).toEqual([204, [], 'rejected']);
  });

  test('who deletes the account before the email is sent gets only the message about that', async () => {
    const owner = await author();
    await reject();
    const { status } = await calls.shop().call('DELETE', '/v1/app/user', {
      headers: owner.headers,
      body: { confirm: email },
    });
    expect([status, (await sent()).map((message) => message.text)]).toEqual([
      204,
      [expect.stringContaining('account was deleted')],
    ]);
  });

  test('gets nothing of a decision that fails', async () => {
    const owner = await author();
    const [read] = await calls.queue();
    await owner.write('Now it says something else entirely.');
    expect((await calls.decide(read!, 'rejected', 'off-topic')).status).toBe(409);
    expect([await queued(), await calls.api().context.database.select().from(auditEntries)]).toEqual([[], []]);
  });

  // Only separate connections can interleave their statements.
  test.runIf(isPostgres)('gets nothing if the account is being deleted meanwhile', async () => {
    const owner = await author();
    const [read] = await calls.queue();
    const { database } = calls.api().context;
    const { deciding } = await database.transaction(async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, owner.userId)).for('update');
      const decision = calls.decide(read!, 'rejected', 'off-topic');
      await expect.poll(waiting).toBe(1);
      await transaction.delete(users).where(eq(users.id, owner.userId));
      return { deciding: decision };
    });
    const { status, body } = await deciding;
    expect([status, body.code, await queued()]).toEqual([404, 'review_unknown', []]);
  });
});

const waiting = async () => {
  const { rows } = await calls.api().connection.query({
    text: "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  });
  return rows.length;
};
