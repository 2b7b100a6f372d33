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

  test.each<[string, () => Promise<unknown>]>([
    ['no member waits', () => Promise.resolve()],
    ['a member waits for another pod', () => askAsMember({ productVariantId: 'pod-b' })],
    [
      'a member waits elsewhere',
      async () => {
        await suite.api.context.database.insert(providerZones).values({ providerId: 'alder', postalCode: '90013' });
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
