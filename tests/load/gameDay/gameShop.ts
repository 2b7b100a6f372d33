import { eq } from 'drizzle-orm';
import { users } from '../../../netlify/database/accountTables';
import type { Database } from '../../../netlify/database/client';
import { memberships } from '../../../netlify/database/membershipTables';
import { podKeys } from '../../../netlify/database/podTables';
import { providers } from '../../../netlify/database/providerTables';
import { pushSubscriptions } from '../../../netlify/database/pushTables';
import { staff } from '../../../netlify/database/staffTables';
import type { Settings } from '../../../netlify/platform/settings/settings';
import { hashToken } from '../../../netlify/services/people/tokens';
import { sealPodKey } from '../../../netlify/services/pods/podKeys/podKeySecrets';
import { pushId, pushLane, sealPush } from '../../../netlify/services/messages/push/pushSubscription';
import { startStaffSession } from '../../../netlify/services/staff/members/staffSession';
import { keyOfNumber } from '../../fixtures/builders/podShop';
import { stripeSubscription } from '../../fixtures/fakeStripe';
import { buildPhoto } from '../../fixtures/hostileImages';
import { createPushBrowser } from '../../fixtures/servers/pushService';
import { openLoadShop, type LoadShop } from '../loadShop';
import type { Dependencies } from './dependencies';

const monthMs = 30 * 86_400_000;
const memberCount = 100;
const photoOwnerCount = 8;

export interface GameShop extends LoadShop {
  /** Signs the messages of the dispensary's system. */
  secret: string;
  staffAuthorization: string;
  members: string[];
  visitors: string[];
  uploaders: string[];
  /** Their photos stay, so that the dispensary can open them. */
  photoOwners: LoadShop['shoppers'];
  photoOrders: string[];
  pods: { authorization: string; podKey: string }[];
  photo: Buffer;
}

interface Setup {
  database: Database;
  settings: Settings;
  dependencies: Dependencies;
}

/** One half gets messages about orders by email, the other by text message. */
async function addContacts({ database }: Setup, shoppers: LoadShop['shoppers']): Promise<void> {
  for (const [at, { userId }] of shoppers.entries()) {
    const contact =
      at % 2
        ? { email: `shopper-${at}@shop.example`, emailVerified: true }
        : { phoneNumber: `2135550${String(at).padStart(3, '0')}`, phoneNumberVerified: true };
    await database.update(users).set(contact).where(eq(users.id, userId));
  }
}

/** Every shopper has alerts turned on in one browser. */
async function addPushBrowsers({ database, settings, dependencies }: Setup, shoppers: LoadShop['shoppers']) {
  const now = new Date();
  const rows = shoppers.map(({ userId, authorization }, at) => {
    const subscription = { endpoint: dependencies.pushEndpoint(`browser-${at}`), keys: createPushBrowser().keys };
    return {
      id: pushId(subscription.endpoint),
      userId,
      sessionHash: hashToken(authorization.replace('Bearer ', '')),
      sealed: sealPush({ settings }, subscription),
      service: pushLane({ push: null }, subscription),
      localeId: 'en-US' as const,
      createdAt: now,
      confirmedAt: now,
    };
  });
  await database.insert(pushSubscriptions).values(rows);
}

async function addMembers({ database, dependencies }: Setup, shoppers: LoadShop['shoppers']): Promise<void> {
  const start = new Date();
  const end = new Date(start.getTime() + monthMs);
  for (const [at, { userId }] of shoppers.entries()) {
    const id = `sub_${at}`;
    const customer = `cus_${at}`;
    dependencies.stripe.put({ ...stripeSubscription({ id, userId, status: 'active', start, end }), customer });
    await database.insert(memberships).values({
      userId,
      billing: 'stripe',
      status: 'active',
      billingAnchor: start,
      periodStart: start,
      periodEnd: end,
      stripeCustomerId: customer,
      stripeSubscriptionId: id,
      createdAt: start,
      updatedAt: start,
    });
  }
}

async function addPods({ database, settings }: Setup, shoppers: LoadShop['shoppers']): Promise<GameShop['pods']> {
  const pods = shoppers.map(({ authorization }, at) => ({ authorization, podKey: keyOfNumber(at) }));
  const rows = pods.map(({ podKey }) => sealPodKey(settings, podKey));
  await database.insert(podKeys).values(rows.map((row) => ({ ...row, batchId: 'b1', productVariantId: 'pod-000' })));
  return pods;
}

async function addStaff({ database }: Setup, providerId: string): Promise<string> {
  const now = new Date();
  const values = { email: 'sam@staff.example', name: 'Sam', role: 'staff' as const, providerId, createdAt: now };
  const [member] = await database.insert(staff).values(values).returning({ id: staff.id });
  return database.transaction((transaction) => startStaffSession(transaction, { staffId: member!.id, now }));
}

/** A shop in which people can do everything that depends on something else. */
export async function openGameShop(setup: Setup): Promise<GameShop> {
  const { database, dependencies } = setup;
  const shop = await openLoadShop(database);
  const { shoppers, providerId } = shop;
  const [provider] = await database
    .update(providers)
    .set({ webhookUrl: dependencies.webhookUrl })
    .returning({ secret: providers.webhookSecret });
  await addContacts(setup, shoppers);
  await addPushBrowsers(setup, shoppers);
  await addMembers(setup, shoppers.slice(0, memberCount));
  const authorizations = shoppers.map(({ authorization }) => authorization);
  return {
    ...shop,
    secret: provider!.secret,
    staffAuthorization: `Bearer ${await addStaff(setup, providerId)}`,
    members: authorizations.slice(0, memberCount),
    visitors: authorizations.slice(memberCount),
    photoOwners: shoppers.slice(0, photoOwnerCount),
    uploaders: authorizations.slice(photoOwnerCount),
    photoOrders: [],
    pods: await addPods(setup, shoppers),
    photo: await buildPhoto(),
  };
}
