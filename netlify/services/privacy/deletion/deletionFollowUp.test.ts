import { describe, expect, test, vi } from 'vitest';
import { person } from '../../../../tests/fixtures/builders/fullAccount';
import { placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpFullAccount } from '../../../../tests/fixtures/builders/setUpFullAccount';
import { deletionCalls } from '../../../../tests/fixtures/calls/deletionCalls';
import { idImages } from '../../../database/providerTables';
import { notices, removals } from '../../../database/workTables';
import { users } from '../../../database/accountTables';
import { runUpkeep } from '../../jobs/upkeep/runUpkeep';
import { sendNotices } from '../../jobs/sendNotices';

const suite = setUpFullAccount();

const { remove, readProblem, database, blobKeys } = deletionCalls(suite);
const sent = (before: number) => {
  const all = suite.api.context.outbox.list();
  return all.slice(0, all.length - before);
};

describe('failures during deletion', () => {
  test('D-19 D-30 the account is deleted even if the store fails, and upkeep deletes the bytes later', async () => {
    const drop = vi.spyOn(suite.api.context.blobs, 'remove').mockImplementationOnce(async () => {
      expect(await suite.mara.isThere()).toBe(false);
      throw new Error('S3 answered 403');
    });
    expect((await remove()).status).toBe(204);
    expect(drop).toHaveBeenCalledOnce();
    expect(await blobKeys()).toHaveLength(1);
    await runUpkeep(suite.api.context);
    expect([await blobKeys(), await database().select().from(removals)]).toEqual([[], []]);
  });

  test('D-16 D-19 an open order keeps the account, its photo and the bytes', async () => {
    const drop = vi.spyOn(suite.api.context.blobs, 'remove');
    await placed(suite.mara.shop.place(suite.mara.headers));
    expect(await readProblem(remove())).toMatchObject({ status: 409, code: 'order_open' });
    expect(drop).not.toHaveBeenCalled();
    expect([await database().select().from(idImages), await blobKeys()]).toMatchObject([[{}], [expect.any(String)]]);
    expect(await database().select().from(removals)).toEqual([]);
  });
});

describe('the last message', () => {
  test('D-22 goes to each verified destination, in the shopper’s language, instead of pending notices', async () => {
    const before = suite.api.context.outbox.list().length;
    await remove(person.email, { 'accept-language': 'fr-CA,fr;q=0.9' });
    const lastMessages = sent(before);
    expect(lastMessages.map(({ to }) => to).sort()).toEqual([person.phoneNumber, person.email]);
    expect(lastMessages.every(({ text }) => /compte Lumapod a été supprimé/.test(text))).toBe(true);
    await sendNotices(suite.api.context);
    expect(sent(before)).toHaveLength(2);
    expect((await database().select().from(notices)).map(({ recipient, text }) => recipient + text)).toEqual(['', '']);
  });

  test('D-22 is not sent to unverified destinations', async () => {
    await database().update(users).set({ phoneNumberVerified: false, emailVerified: false });
    const before = suite.api.context.outbox.list().length;
    expect((await remove()).status).toBe(204);
    expect(sent(before)).toEqual([]);
  });

  test('D-22 the notice of a change still goes to the previous address after a stolen account is deleted', async () => {
    await database().insert(notices).values({
      channel: 'email',
      recipient: 'earlier@shop.example',
      subject: 'Changed',
      text: 'It was changed',
      nextAt: shopTime,
      createdAt: shopTime,
    });
    const before = suite.api.context.outbox.list().length;
    await remove();
    await sendNotices(suite.api.context);
    expect(sent(before).map(({ to }) => to)).toContain('earlier@shop.example');
  });
});
