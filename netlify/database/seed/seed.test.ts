import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverySlots } from '../../../src/domain/delivery/deliverySlots';
import { buildProvider } from '../../../tests/fixtures/builders/orderShop';
import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { regionOf, regions } from '../../../src/domain/region/regions';
import { createBatchIndex } from '../../services/context/batchIndex';
import { listRatedPods } from '../../services/pods/ratings/findOwnerRatings';
import { listReviewedPods } from '../../services/pods/reviews/findReviews';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { readCatalogue } from '../../server/build/readCatalogue';
import { gazetteer } from '../../platform/maps/gazetteer';
import { readProviders } from '../../services/delivery/readProviders';
import { demoPodKeys } from '../../services/pods/podKeys/demoPodKeys';
import { demoPodKey, unsealPodKey, sealPodKey } from '../../services/pods/podKeys/podKeySecrets';
import { podKeys, ratings, reviews } from '../podTables';
import { providerProducts, providers, providerZones } from '../providerTables';
import { sharedPurges } from '../workTables';
import { users } from '../accountTables';
import { demoProviders } from './demoProviders';
import { seed } from './seed';

const toBatchProducts = (products: readonly Product[]): BatchProduct[] =>
  products
    .filter(({ productType }) => productType === 'oil')
    .map((product) => ({
      ...product,
      brandName: '',
      featuredImage: '',
      regions: regions.filter(({ flag }) => product.visibility[flag]).map(({ code }) => code),
    }));
const now = new Date('2026-06-01T17:00:00Z');
const content = readCatalogue('content', now);
const keys = demoPodKeys(content.products, testSettings());
const catalogue = {
  ...content,
  protectKey: (batchId: string, serial: number) =>
    sealPodKey(testSettings(), demoPodKey(testSettings(), batchId, serial)),
  podKeys: keys.map(({ key, ...pod }) => ({ ...pod, ...sealPodKey(testSettings(), key) })),
};
const older = { ...catalogue, products: catalogue.products.slice(0, 100) };
let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp({ clock: () => now });
});
afterAll(() => shop.close());

const rows = async () => ({
  providers: await shop.context.database.select().from(providers).orderBy(providers.id),
  zones: await shop.context.database.select().from(providerZones).orderBy(providerZones.postalCode),
  stock: await shop.context.database
    .select()
    .from(providerProducts)
    .orderBy(providerProducts.providerId, providerProducts.productVariantId),
  keys: await shop.context.database.select().from(podKeys).orderBy(podKeys.keyHash),
});

const readRated = () =>
  listRatedPods({ ...shop.context, batches: createBatchIndex(toBatchProducts(content.products)) });

describe('a seeded shop', () => {
  beforeAll(async () => {
    await shop.reset();
    expect(await seed(shop.context.database, catalogue, now)).toBe(true);
  });

  test('S3-10 each Californian product is carried by as many dispensaries as it says, most often by the first', async () => {
    const { stock } = await rows();
    for (const { visibility, variants, expressDeliveryProvidersCount } of catalogue.products) {
      const carriers = stock.filter(({ productVariantId }) => productVariantId === variants[0]!.id).length;
      const isSold = visibility.availableUs && variants[0]!.availability !== 'coming-soon';
      expect(carriers).toBe(isSold ? Math.min(expressDeliveryProvidersCount, 3) : 0);
    }
    const counts = demoProviders.map(({ id }) => stock.filter(({ providerId }) => providerId === id).length);
    expect(counts[0]).toBeGreaterThan(Math.max(counts[1]!, counts[2]!));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('stock is between 0 and 40 with some sold out, and prices are near the suggested one', async () => {
    const { stock } = await rows();
    expect(stock.every(({ available }) => available >= 0 && available <= 40)).toBe(true);
    expect(stock.some(({ available }) => available === 0)).toBe(true);
    const suggested = new Map(
      catalogue.products
        .flatMap(({ variants }) => variants)
        .map(({ id, suggestedPrice }) => [id, suggestedPrice! * 100]),
    );
    for (const { productVariantId, priceCents } of stock) {
      expect(Math.abs(priceCents / suggested.get(productVariantId)! - 1)).toBeLessThan(0.07);
      expect(priceCents % 50).toBe(0);
    }
    const batteries = stock.filter(({ productVariantId }) => productVariantId === 'battery');
    expect(batteries.map(({ priceCents }) => priceCents)).toEqual(batteries.map(() => 3000));
  });

  test('D-24 every batch has keys of eight letters, one per pod', async () => {
    const free = (await rows()).keys.filter(({ unlockedAt }) => !unlockedAt);
    const kept = free.map((row) => ({ ...row, key: unsealPodKey(testSettings(), row.sealedKey) }));
    const batches = catalogue.products.flatMap(({ variants }) => variants.flatMap(({ batchIds }) => batchIds));
    expect(kept).toHaveLength(batches.length * 3);
    expect(kept.every(({ key }) => /^[A-Z]{8}$/.test(key))).toBe(true);
    expect(new Set(kept.map(({ key }) => key))).toEqual(new Set(keys.map(({ key }) => key)));
  });

  test('D-43 most pods of the United States have enough, with believable averages, and some have few', async () => {
    const { products } = await readRated();
    const sold = toBatchProducts(content.products).filter(({ regions: codes }) =>
      codes.some((code) => regionOf(code).country === 'us'),
    );
    expect(products.length / sold.length).toBeGreaterThan(0.6);
    expect(products.length / sold.length).toBeLessThan(0.8);
    const averages = products.map(({ average }) => average);
    expect(Math.min(...averages)).toBeGreaterThan(3);
    expect(new Set(averages).size).toBeGreaterThan(10);
  });

  test('S4-05 nobody has rated what is yet to come, nor before it was in the shop', async () => {
    const batchSizes = new Map(
      catalogue.products.flatMap((product) =>
        product.variants.flatMap((variant) => variant.batchIds.map((batchId) => [batchId, { product, variant }])),
      ),
    );
    const rated = await shop.context.database
      .select({ batchId: podKeys.batchId, ratedAt: ratings.createdAt })
      .from(ratings)
      .innerJoin(podKeys, eq(podKeys.keyHash, ratings.keyHash));
    expect(rated.length).toBeGreaterThan(1000);
    for (const { batchId, ratedAt } of rated) {
      const { product, variant } = batchSizes.get(batchId)!;
      expect([product.availability, variant.availability], product.slug).not.toContain('coming-soon');
      expect(ratedAt.getTime(), product.slug).toBeGreaterThanOrEqual(Date.parse(product.publishedOn));
    }
  });

  test('S4-05 a few demo owners wrote something, good and bad, and a few texts wait to be read', async () => {
    const written = await shop.context.database
      .select({ status: reviews.status, score: ratings.score })
      .from(reviews)
      .innerJoin(ratings, and(eq(ratings.userId, reviews.userId), eq(ratings.keyHash, reviews.keyHash)));
    const published = written.filter(({ status }) => status === 'published');
    const waiting = written.length - published.length;
    expect(new Set(published.map(({ score }) => score)).size).toBeGreaterThan(3);
    expect(waiting).toBeGreaterThan(2);
    // One page of the queue, so that a review that somebody writes to try it is on it.
    expect(waiting).toBeLessThan(45);
    const listed = await listReviewedPods({
      ...shop.context,
      batches: createBatchIndex(toBatchProducts(content.products)),
    });
    expect(listed.length).toBeGreaterThan(20);
  });

  test.each([
    ['sunhollow-los-angeles', 120, '90012'],
    ['fogbell-bay-area', 40, '94110'],
    ['tidegrove-san-diego', 50, '92101'],
  ])('D-20 %s serves at least %d postal codes, %s among them', async (id, least, code) => {
    const zone = await shop.context.database.select().from(providerZones).where(eq(providerZones.providerId, id));
    expect(zone.length).toBeGreaterThanOrEqual(least);
    expect(zone.map(({ postalCode }) => postalCode)).toContain(code);
  });

  test('S3-08 every demo dispensary offers slots at any hour', async () => {
    for (const hour of [0, 6, 12, 18]) {
      const at = new Date(now.getTime() + hour * 3_600_000);
      for (const provider of await readProviders(shop.context.database, sql`true`, at))
        expect(deliverySlots(provider, at).length).toBeGreaterThan(5);
    }
  });
});

describe('seeding', () => {
  beforeEach(() => shop.reset());

  test('S4-05 seeding again takes the ratings from sizes that are yet to come by now', async () => {
    const { database } = shop.context;
    const onSale = {
      ...catalogue,
      products: catalogue.products.map((product) => ({
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, availability: 'available' as const })),
      })),
    };
    const readComing = async () => (await readRated()).products.filter(({ slug }) => comingSlugs.has(slug)).length;
    const comingSlugs = new Set(
      catalogue.products.filter(({ availability }) => availability === 'coming-soon').map(({ slug }) => slug),
    );
    await seed(database, onSale, now);
    expect(await readComing()).toBeGreaterThan(5);
    const before = (await readRated()).products.length - (await readComing());
    await seed(database, catalogue, now);
    expect([await readComing(), (await readRated()).products.length]).toEqual([0, before]);
  });

  test('seeding again changes nothing, not even the secrets', async () => {
    await seed(shop.context.database, older, now);
    const first = await rows();
    await seed(shop.context.database, older, new Date('2026-07-01T00:00:00Z'));
    expect(await rows()).toEqual(first);
    expect(new Set(first.providers.map(({ webhookSecret }) => webhookSecret)).size).toBe(3);
    expect(first.providers.every(({ webhookSecret }) => /^whsec_[A-Za-z0-9+/]{43}=$/.test(webhookSecret))).toBe(true);
  });

  test('live stock and prices are kept, and a new product is added', async () => {
    await seed(shop.context.database, older, now);
    await shop.context.database.update(providerProducts).set({ available: 7777, priceCents: 1 });
    const before = (await rows()).stock.length;
    await seed(shop.context.database, catalogue, now);
    const { stock } = await rows();
    expect(stock.length).toBeGreaterThan(before);
    expect(stock.filter(({ available, priceCents }) => available === 7777 && priceCents === 1)).toHaveLength(before);
  });

  test('a shop with its own dispensaries is not changed', async () => {
    await shop.context.database.insert(providers).values(buildProvider());
    expect(await seed(shop.context.database, catalogue, now)).toBe(false);
    const { providers: existing, stock, keys: storedKeys } = await rows();
    expect([existing.map(({ id }) => id), stock, storedKeys]).toEqual([['alder'], [], []]);
  });

  test('D-43 they leave with the first own dispensary, and nobody can sign in as a demo owner', async () => {
    await seed(shop.context.database, older, now);
    const owners = await shop.context.database.select().from(users);
    expect(owners.every(({ email, phoneNumber }) => email === null && phoneNumber === null)).toBe(true);
    const { products: rated } = await readRated();
    await shop.context.database.insert(providers).values(buildProvider());
    await shop.context.database.delete(sharedPurges);
    expect(await seed(shop.context.database, older, now)).toBe(false);
    const purged = new Set((await shop.context.database.select().from(sharedPurges)).map(({ tag }) => tag));
    const bySlug = new Map(content.products.map((product) => [product.slug, product]));
    const tags = rated.map(({ slug }) => `ratings-${bySlug.get(slug)!.variants[0]!.id}`);
    expect(['ratings', ...tags].filter((tag) => !purged.has(tag))).toEqual([]);
    expect((await readRated()).products).toEqual([]);
    expect(await shop.context.database.select().from(users)).toEqual([]);
    expect((await rows()).keys.every(({ unlockedAt }) => unlockedAt === null)).toBe(true);
  });
});

describe('zones', () => {
  test('D-20 no postal code is in two zones, and the gazetteer has each one in California', async () => {
    const codes = demoProviders.flatMap(({ zone }) => zone);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      const [place] = await gazetteer.suggest(code, { types: 'any' });
      expect(place?.secondaryText, code).toMatch(/, CA$/);
    }
  });
});
