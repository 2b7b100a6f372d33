import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberBenefits } from '../../../src/domain/account/memberBenefits';
import { setUpStockAlerts } from '../../../tests/fixtures/builders/setUpStockAlerts';
import { startMember } from '../../../tests/fixtures/builders/startMember';
import { stockAlerts } from '../../database/alertTables';
import { memberships } from '../../database/membershipTables';
import { providerZones } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';
import { sendNotices } from '../jobs/sendNotices';
import { afterMembers } from './memberLead';
import { addAlert } from './changeAlerts';

const suite = setUpStockAlerts();
const leadMs = memberBenefits.alertLeadMinutes * 60_000;
let memberId: string;
let recipients: string[];

beforeEach(async () => {
  recipients = [];
  memberId = (await suite.api.signedIn({ email: 'ben@shop.example', emailVerified: true })).userId;
  await startMember(suite.api.context.database, memberId, new Date());
});

const askAsMember = (values: { productVariantId?: string; postalCode?: string } = {}) =>
  addAlert(suite.context, memberId, { productVariantId: 'pod-a', postalCode: '90012', ...values });

async function send(): Promise<string[]> {
  const sendMail: AppContext['sendMail'] = ({ to }) => Promise.resolve(void recipients.push(to.split('@')[0]!));
  await sendNotices({ ...suite.context, sendMail });
  return recipients;
}

describe('D-26 the news that a pod is back', () => {
  test('reaches members first, and everybody else an hour later', async () => {
    await suite.ask();
    await askAsMember();
    await suite.setStock(3);
    expect(await send()).toEqual(['ben']);
    suite.aheadMs = leadMs - 5000;
    expect(await send()).toEqual(['ben']);
    suite.aheadMs = leadMs + 5000;
    expect(await send()).toEqual(['ben', 'ada']);
    expect(await suite.pending()).toEqual([]);
  });

  test('waits for a member of another ZIP code, to whom the same dispensary delivers', async () => {
    await suite.api.context.database.insert(providerZones).values({ providerId: 'alder', postalCode: '90013' });
    await suite.ask();
    await askAsMember({ postalCode: '90013' });
    await suite.setStock(3);
    expect(await send()).toEqual(['ben']);
    suite.aheadMs = leadMs + 5000;
    expect(await send()).toEqual(['ben', 'ada']);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['no member waits', () => Promise.resolve()],
    ['a member waits for another pod', () => askAsMember({ productVariantId: 'pod-b' })],
    [
      'a member waits for another dispensary',
      async () => {
        await suite.openBirch('90013');
        await askAsMember({ postalCode: '90013' });
      },
    ],
    [
      'who waits is no longer a member',
      async () => {
        await askAsMember();
        await suite.api.context.database
          .update(memberships)
          .set({ status: 'canceled' })
          .where(eq(memberships.userId, memberId));
      },
    ],
  ])('is not held back when %s', async (_, prepare) => {
    await suite.ask();
    await prepare();
    await suite.setStock(3, { variant: 'pod-a' });
    expect(await send()).toContain('ada');
  });

  const timezone = 'America/Los_Angeles';

  test.each([
    ['a text at night', 'sms', '2026-07-01T03:00', '2026-07-01T09:00'],
    ['a push message at night', 'push', '2026-07-01T03:00', '2026-07-01T09:00'],
    ['a text in the evening', 'sms', '2026-07-01T22:00', '2026-07-02T09:00'],
    ['an email at night', 'email', '2026-07-01T03:00', '2026-07-01T04:00'],
    ['a text by day', 'sms', '2026-07-01T14:00', '2026-07-01T15:00'],
  ] as const)('waits an hour from when a member gets %s', async (_, channel, restockedAt, expected) => {
    const { database } = suite.api.context;
    const at = (local: string) => new Date(`${local}:00-07:00`);
    const queuedAt = at(restockedAt);
    await askAsMember();
    await database.update(stockAlerts).set({ channel, state: 'due' });
    const restocked = { userId: suite.userId, productVariantIds: ['pod-a'], providerId: 'alder', timezone, queuedAt };
    expect(await afterMembers(database, restocked, queuedAt)).toEqual(at(expected));
    const later = new Date(at(expected).getTime() + 1);
    expect(await afterMembers(database, restocked, later)).toEqual(later);
  });

  test('is not held back for a member who was told of an earlier restock', async () => {
    await askAsMember();
    await suite.setStock(3);
    expect(await send()).toEqual(['ben']);
    const toldAt = new Date(Date.now() - 1000);
    await suite.api.context.database.update(stockAlerts).set({ toldAt }).where(eq(stockAlerts.state, 'told'));
    await suite.setStock(0);
    await suite.ask();
    await suite.setStock(3);
    expect(await send()).toEqual(['ben', 'ada']);
  });
});
