import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { users } from '../../netlify/database/accountTables';
import { driverRuns } from '../../netlify/database/driverTables';
import { idPhotoViews, orders } from '../../netlify/database/orderTables';
import {
  idImages,
  providerExceptions,
  providerProducts,
  providerZones,
  providers,
  slotUsage,
} from '../../netlify/database/providerTables';
import { staff } from '../../netlify/database/staffTables';
import { hashToken, startSession } from '../../netlify/services/people/tokens';
import { savePush } from '../../netlify/services/messages/push/savePush';
import { signInStaff } from '../fixtures/builders/buildStaff';
import { buildProvider, openShop, placed, shopTime } from '../fixtures/builders/orderShop';
import { createPushBrowser } from '../fixtures/servers/pushService';
import { createCodeFiller } from './createCodeFiller';
import { fillPods } from './fillPods';
import { createSigners, type PreparedApi } from './openPreparedApi';
import { createTokens, runValues } from './preparedTokens';
import { buildPreparedValues, pushEndpoint, referralCode, staffEmail } from './preparedValues';

/** Opens a shop with data of every kind for one owner. */
export async function prepareShop(preparedApi: PreparedApi) {
  const { api } = preparedApi;
  const { database } = api.context;
  const shop = await openShop(api, {
    slotCapacity: 100_000,
    purchaseLimitGrams: 100_000,
    purchaseLimitOilGrams: 100_000,
  });
  const owner = await shop.shopper();
  await database
    .update(users)
    .set({ email: 'owner@shop.example', emailVerified: true, phoneNumber: '2135550199', phoneNumberVerified: true })
    .where(eq(users.id, owner.userId));
  const order = await placed(shop.place(owner.headers));
  await fillPods(api, owner.userId);
  const products = (await database.select().from(providerProducts)).map((row) => ({
    ...row,
    available: 20,
    priceCents: 3000,
  }));
  const browser = createPushBrowser();
  await database.insert(providers).values(buildProvider({ id: 'birch', name: 'Birch Collective' }));
  const consoles = {
    operator: await signInStaff(api, null),
    ofShop: await signInStaff(api, 'alder', { email: staffEmail }),
    elsewhere: await signInStaff(api, 'birch'),
  };
  const [removable] = await database
    .insert(staff)
    .values({ email: 'leaving@staff.example', name: 'Kim', role: 'staff', providerId: 'alder', createdAt: shopTime })
    .returning();
  await database
    .insert(idPhotoViews)
    .values({ orderId: order.orderLogId, providerId: 'alder', action: 'seen', at: shopTime });
  const [revocable] = await database
    .insert(driverRuns)
    .values({ ...runValues, tokenHash: 'revocable' })
    .returning();
  const prepared = await buildPreparedValues({
    order,
    staffId: removable!.id,
    runId: revocable!.id,
    browserKeys: browser.keys,
  });
  const other = await api.signedIn({ givenName: 'Someone', familyName: 'Else', referralCode });

  const addIdPhoto = (userId: string) =>
    database
      .insert(idImages)
      .values({ userId, providerId: 'alder', blobKey: randomUUID(), createdAt: shopTime })
      .onConflictDoNothing();

  /** The owner's browser, subscribed under a new session, since calls may have ended the last one. */
  async function subscribeBrowser() {
    const token = await startSession(database, { userId: owner.userId, now: shopTime });
    const subscription = { endpoint: pushEndpoint, keys: browser.keys };
    const request = { userId: owner.userId, tokenHash: hashToken(token), subscription, localeId: 'en-US' as const };
    await savePush(api.context, request);
  }
  await subscribeBrowser();

  return {
    api,
    owner,
    other,
    prepared,
    withCode: createCodeFiller(api, prepared),
    signers: createSigners(preparedApi, shop),
    ...createTokens(api, {
      ownerId: owner.userId,
      otherId: other.userId,
      orderId: order.orderLogId,
      staff: consoles,
      addIdPhoto,
    }),
    /** Resets rate limits per destination and account, and restores what calls used up of the owner's data. */
    refill: async () => {
      await database.execute(sql`DELETE FROM rate_limits`);
      await addIdPhoto(owner.userId);
      await addIdPhoto(other.userId);
      // Takes one slot, which a repeated cancellation gives back.
      await database.update(slotUsage).set({ taken: sql`${slotUsage.taken} + 1` });
      await database.update(orders).set({ status: 'PLACED' }).where(eq(orders.detailsId, order.detailsId));
      await database
        .update(providers)
        .set({ ...shop.provider, webhookUrl: null, pausedUntil: null, pauseReason: null })
        .where(eq(providers.id, 'alder'));
      await database.delete(providerExceptions);
      await database.delete(providerZones);
      await database.insert(providerZones).values({ providerId: 'alder', postalCode: '90012' });
      await database.delete(providerProducts);
      await database.insert(providerProducts).values(products);
      await database
        .update(staff)
        .set({ removedAt: null })
        .where(inArray(staff.id, [removable!.id, ...Object.values(consoles).map(({ member }) => member.id)]));
      await fillPods(api, owner.userId);
      await subscribeBrowser();
    },
  };
}

export type PreparedShop = Awaited<ReturnType<typeof prepareShop>>;
export type TokenKind = keyof PreparedShop['tokens'];
