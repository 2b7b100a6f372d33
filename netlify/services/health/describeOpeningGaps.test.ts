import { beforeEach, describe, expect, test } from 'vitest';
import { buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { buildProvider, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import type { Dispensary } from '../../../src/domain/delivery/citySchema';
import type { DayHours } from '../../../src/domain/delivery/providerSchema';
import { demoProviders } from '../../database/seed/demoProviders';
import { staff } from '../../database/staffTables';
import { describeOpeningGaps } from './describeOpeningGaps';

const shop = await setUpTestApp({ clock: () => shopTime });
const { database } = shop.context;
const site = { SITE_URL: 'https://shop.example' };
const postgres = { DATABASE_URL: 'postgres://shop@db.example/shop' };
beforeEach(() => shop.reset());

const read = (env: Record<string, string>, listed: Dispensary[] = []) =>
  describeOpeningGaps({ database, settings: testSettings(env) }, { operatorCommand: 'npm run operator --', listed });
const operator = { email: 'a@shop.example', name: 'A', role: 'operator' as const, createdAt: shopTime };
const stock = { productVariantId: 'pod-a', available: 0, priceCents: 100, title: '', brand: '', updatedAt: shopTime };

test.each<[string, Record<string, string>, string[]]>([
  [
    'a public server with the embedded database',
    site,
    [
      'Nobody can sign in to the console, because there is no operator: set OPERATOR_EMAIL and restart, or stop the server and run npm run operator -- invite <email>',
      'Nobody can order, because there is no dispensary: create the first one at https://shop.example/us/en/dispensary#dispensaries',
    ],
  ],
  [
    'a public server with Postgres',
    { ...site, ...postgres },
    [
      'Nobody can sign in to the console, because there is no operator: set OPERATOR_EMAIL and restart, or npm run operator -- invite <email>',
      'Nobody can order, because there is no dispensary: create the first one at https://shop.example/us/en/dispensary#dispensaries',
    ],
  ],
  [
    'a laptop with Postgres',
    postgres,
    [
      expect.stringContaining('no operator') as string,
      'Nobody can order, because there is no dispensary: create the first one at http://localhost:8888/us/en/dispensary#dispensaries, or set DEMO_DATA=true to try the shop with the demo’s',
    ],
  ],
  ['the demo on a laptop', {}, []],
])('an empty database says what is missing to open: %s', async (_, env, gaps) => {
  expect(await read(env)).toEqual(gaps);
});

test('nothing is missing once there is an operator, and a dispensary with hours, a zone and products', async () => {
  await database.insert(staff).values(operator);
  const { deliveryTimes } = buildProvider();
  const empty = { ...buildProvider(), deliveryTimes: {}, pickupTimes: {}, pickupAddress: null };
  await database.insert(providers).values({ ...empty, name: 'Alder' });
  expect(await read(site)).toEqual([
    'Nobody can order, because no dispensary is complete: Alder lacks hours, a delivery zone or a pickup address, products. Add them at https://shop.example/us/en/dispensary#service and https://shop.example/us/en/dispensary#stock',
  ]);
  await database.update(providers).set({ deliveryTimes });
  await database.insert(providerZones).values({ providerId: 'alder', postalCode: '90013' });
  expect(await read(site)).toEqual([expect.stringContaining('Alder lacks products.')]);
  await database.insert(providerProducts).values({ ...stock, providerId: 'alder' });
  expect(await read(site)).toEqual([]);
  // Others may still be incomplete.
  await database.insert(providers).values({ ...empty, id: 'birch' });
  expect(await read(site)).toEqual([]);
});

test('an operator who was removed does not count', async () => {
  await database.insert(staff).values({ ...operator, removedAt: shopTime });
  expect(await read(site)).toEqual([expect.stringContaining('no operator'), expect.stringContaining('no dispensary')]);
});

test('pages that name a dispensary which the shop does not have are named', async () => {
  await database.insert(providers).values(buildProvider());
  const listed = [
    buildDispensary({ id: 'alder', name: 'Alder' }),
    buildDispensary({ id: 'fogbell-bay-area', name: 'Fogbell Provisions' }),
  ];
  expect(await read(site, listed)).toContain(
    'Pages name dispensaries that the shop does not have: Fogbell Provisions. Replace their files in content/dispensaries/ and build',
  );
  expect((await read(site, listed.slice(0, 1))).join()).not.toContain('Pages name');
});

test('a closed dispensary of the demo does not count', async () => {
  const [{ zone: _, ...demo }] = demoProviders as [(typeof demoProviders)[number]];
  await database.insert(providers).values({ ...demo, webhookSecret: 'whsec_', deliveryTimes: {}, pickupTimes: {} });
  expect(await read(site, [buildDispensary({ id: demo.id, name: demo.name })])).toEqual([
    expect.stringContaining('no operator'),
    expect.stringContaining('there is no dispensary'),
    expect.stringContaining(`does not have: ${demo.name}.`),
  ]);
});

describe('the terms of the files', () => {
  const provider = buildProvider();
  const terms = buildDispensary({
    id: 'alder',
    name: 'Alder',
    licence: provider.licence,
    minimum: provider.deliveryTotalMinimumCents / 100,
    fee: provider.deliveryFeeCents / 100,
    firstDay: provider.deliveryMinimumDaysInAdvance ?? 0,
    hours: Object.fromEntries(
      Object.entries(provider.deliveryTimes).map(([day, { open, close }]) => [day, { open, close }]),
    ),
    windowMinutes: provider.deliveryTimes.Mon!.timeframe,
    leadMinutes: provider.deliveryTimes.Mon!.leadtime,
    postalCodes: ['90014', '90013'],
  });
  const gap = async (listed: Dispensary) => (await read(site, [listed])).find((each) => each.startsWith('Pages and'));
  beforeEach(async () => {
    await database.insert(providers).values(provider);
    const zone = ['90013', '90014'].map((postalCode) => ({ providerId: 'alder', postalCode }));
    await database.insert(providerZones).values(zone);
  });

  test('may be those of orders, in any order', async () => {
    expect(await gap(terms)).toBeUndefined();
  });

  test.each<[string, Partial<Dispensary>]>([
    ['license', { licence: 'C9-1111111-LIC' }],
    ['minimum', { minimum: terms.minimum + 0.01 }],
    ['fee', { fee: terms.fee + 1 }],
    ['first day', { firstDay: terms.firstDay + 1 }],
    ['hours', { hours: { ...terms.hours, Mon: { open: '06:00', close: '06:30' } } }],
    ['hours', { hours: {} }],
    ['window length', { windowMinutes: terms.windowMinutes + 30 }],
    ['lead time', { leadMinutes: terms.leadMinutes + 15 }],
    ['ZIP codes', { postalCodes: ['90013'] }],
    ['minimum, fee', { minimum: 0, fee: 0 }],
  ])('are named if they differ: %s', async (parts, changes) => {
    expect(await gap({ ...terms, ...changes })).toBe(
      `Pages and search engines have other terms than orders: Alder (${parts}). Change the files in content/dispensaries/ and build`,
    );
  });

  test.each<[string, Partial<DayHours>]>([
    ['window length', { timeframe: 90 }],
    ['lead time', { leadtime: 600 }],
  ])('are named if they differ on one weekday: %s', async (part, changes) => {
    const deliveryTimes = { ...provider.deliveryTimes, Sat: { ...provider.deliveryTimes.Sat!, ...changes } };
    await database.update(providers).set({ deliveryTimes });
    expect(await gap(terms)).toContain(`Alder (${part}).`);
  });
});
