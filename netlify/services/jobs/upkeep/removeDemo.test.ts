import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../../../tests/fixtures/captureLog';
import { buildProvider, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp, testSettings } from '../../../../tests/fixtures/testApp';
import { users } from '../../../database/accountTables';
import { podKeys, ratings, reviews, userPods } from '../../../database/podTables';
import { providerProducts, providers, providerZones } from '../../../database/providerTables';
import { demoProviders } from '../../../database/seed/demoProviders';
import { seed } from '../../../database/seed/seed';
import { staff } from '../../../database/staffTables';
import type { Settings } from '../../../platform/settings/settings';
import { readCatalogue } from '../../../server/build/readCatalogue';
import { demoPodKeys } from '../../pods/podKeys/demoPodKeys';
import { demoPodKey, sealPodKey } from '../../pods/podKeys/podKeySecrets';
import { removeDemo } from './removeDemo';
import { runUpkeep } from './runUpkeep';

const content = readCatalogue('content', shopTime);
const catalogue = { ...content, products: content.products.slice(0, 60) };
const laptop = testSettings();
const site = testSettings({ SITE_URL: 'https://shop.example' });
const shop = await setUpTestApp({ clock: () => shopTime });
const { database } = shop.context;

const seedDemo = (settings: Settings = laptop) =>
  seed(
    database,
    {
      ...catalogue,
      podKeys: demoPodKeys(catalogue.products, settings).map(({ key, ...pod }) => ({
        ...pod,
        ...sealPodKey(settings, key),
      })),
      protectKey: (batchId, serial) => sealPodKey(settings, demoPodKey(settings, batchId, serial)),
    },
    shopTime,
  );
async function remove(settings: Settings): Promise<string[]> {
  const { log, lines } = captureLog();
  await removeDemo({ database, settings, log });
  return lines().map(({ msg }) => String(msg));
}
const counts = async () =>
  Promise.all(
    [providers, providerZones, providerProducts, podKeys, users, ratings, reviews].map((table) =>
      database.$count(table),
    ),
  );
const ids = async () => (await database.select().from(providers).orderBy(providers.id)).map(({ id }) => id);
const [losAngeles] = demoProviders;

beforeEach(async () => {
  await shop.reset();
  await seedDemo();
});

describe('D-43 a database that was seeded on a laptop', () => {
  test('loses all of the demo once customers can reach it, and the log says how much', async () => {
    const { length } = demoPodKeys(catalogue.products, laptop);
    expect(await database.$count(reviews)).toBeGreaterThan(0);
    expect(await remove(site)).toEqual([
      `The demo was removed: 3 dispensaries, 60 accounts with ratings, ${length} pod keys`,
    ]);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await remove(site)).toEqual([]);
  });

  test('loses it by the job too, which is all that functions run', async () => {
    await runUpkeep({ ...shop.context, settings: site });
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test.each<[string, Record<string, string>]>([
    ['on the laptop', {}],
    ['with DEMO_DATA', { SITE_URL: 'https://shop.example', DEMO_DATA: 'true' }],
  ])('keeps it %s', async (_, env) => {
    const before = await counts();
    expect(await remove(testSettings(env))).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  test('keeps what is the shop’s own: dispensaries, accounts and the manufacturer’s pod keys', async () => {
    await database.insert(providers).values(buildProvider());
    const { userId } = await shop.signedIn();
    const [{ batchId, productVariantId }] = (await database.select().from(podKeys).limit(1)) as [
      typeof podKeys.$inferSelect,
    ];
    await database.insert(podKeys).values({ ...sealPodKey(laptop, 'QWERTYUI'), batchId, productVariantId });
    await remove(testSettings({ SITE_URL: 'https://shop.example', DEMO_DATA: 'true' }));
    expect(await ids()).toEqual(['alder']);
    expect((await database.select().from(users)).map(({ id }) => id)).toEqual([userId]);
    expect(await database.$count(podKeys)).toBe(1);
  });

  test('takes unlocked demo pods from the accounts that have them', async () => {
    const { userId } = await shop.signedIn();
    const { keyHash } = sealPodKey(laptop, demoPodKeys(catalogue.products, laptop)[0]!.key);
    await database.insert(userPods).values({ userId, keyHash, savedAt: shopTime, unlockedAt: shopTime });
    await remove(site);
    expect(await database.$count(userPods)).toBe(0);
  });

  test('finds keys that were made before the pepper was replaced', async () => {
    const rotated = testSettings({
      SITE_URL: 'https://shop.example',
      CODE_PEPPER: 'another-pepper-'.repeat(3),
      CODE_PEPPER_PREVIOUS: laptop.codePepper,
    });
    await remove(rotated);
    expect(await database.$count(podKeys)).toBe(0);
  });

  test('closes a demo dispensary that rows refer to, and a laptop opens it again', async () => {
    const before = await counts();
    await database.insert(staff).values({
      email: 'sam@shop.example',
      name: 'Sam',
      role: 'staff',
      providerId: losAngeles!.id,
      createdAt: shopTime,
    });
    expect(await remove(site)).toEqual([expect.stringContaining(': 3 dispensaries')]);
    expect(await ids()).toEqual([losAngeles!.id]);
    const [closed] = await database.select().from(providers);
    expect(closed).toMatchObject({ deliveryTimes: {}, pickupTimes: {}, pickupAddress: null });
    expect((await counts()).slice(1, 3)).toEqual([0, 0]);
    expect(await remove(site)).toEqual([]);
    await seedDemo();
    expect(await counts()).toEqual(before);
    const [opened] = await database.select().from(providers).where(eq(providers.id, losAngeles!.id));
    expect(opened).toMatchObject({ deliveryTimes: losAngeles!.deliveryTimes, webhookSecret: closed!.webhookSecret });
  });

  test('keeps one that got a license of its own, as the shop’s', async () => {
    await database.update(providers).set({ licence: 'C9-0000001-LIC' }).where(eq(providers.id, losAngeles!.id));
    await remove(site);
    expect(await ids()).toEqual([losAngeles!.id]);
  });
});
