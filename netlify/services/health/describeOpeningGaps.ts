import { and, eq, exists, isNull, not } from 'drizzle-orm';
import type { Dispensary } from '../../../src/domain/delivery/citySchema';
import { toCents } from '../../../src/domain/money/money';
import { weekdays } from '../../../src/domain/time/weekdays';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { isDemoDispensary } from '../../database/seed/demoDispensaries';
import { staff } from '../../database/staffTables';
import { isPrivate } from '../../platform/settings/isPrivate';
import type { AppContext } from '../context/appContext';

type OpeningContext = Pick<AppContext, 'database' | 'settings'>;

async function hasOperator({ database }: OpeningContext): Promise<boolean> {
  const isOperator = and(eq(staff.role, 'operator'), isNull(staff.removedAt));
  return (await database.select({ id: staff.id }).from(staff).where(isOperator).limit(1)).length > 0;
}

const isEmpty = (week: object): boolean => Object.keys(week).length === 0;

/** Leaves out what is left of the demo: closed dispensaries that orders refer to. */
const isCounted = ({ hasDemoData }: OpeningContext['settings']) => (hasDemoData ? undefined : not(isDemoDispensary));

/** Reads the dispensaries with what each lacks before it can be ordered from. */
async function readDispensaries({ database, settings }: OpeningContext): Promise<{ name: string; lacks: string[] }[]> {
  const hasRow = (table: typeof providerZones | typeof providerProducts) =>
    exists(database.select({ id: table.providerId }).from(table).where(eq(table.providerId, providers.id)));
  const { name, deliveryTimes, pickupTimes, pickupAddress } = providers;
  const rows = await database
    .select({
      name,
      deliveryTimes,
      pickupTimes,
      pickupAddress,
      hasZone: hasRow(providerZones).mapWith(Boolean),
      hasProducts: hasRow(providerProducts).mapWith(Boolean),
    })
    .from(providers)
    .where(isCounted(settings))
    .orderBy(providers.sort, providers.id);
  return rows.map((row) => ({
    name: row.name,
    lacks: [
      isEmpty(row.deliveryTimes) && isEmpty(row.pickupTimes) && 'hours',
      !row.hasZone && !row.pickupAddress && 'a delivery zone or a pickup address',
      !row.hasProducts && 'products',
    ].filter((part) => part !== false),
  }));
}

async function describeDispensaryGap(context: OpeningContext): Promise<string | null> {
  const { settings } = context;
  const consoleUrl = `${settings.siteUrl}/us/en/dispensary`;
  const dispensaries = await readDispensaries(context);
  if (!dispensaries.length) {
    const demo = isPrivate(settings) ? ', or set DEMO_DATA=true to try the shop with the demo’s' : '';
    return `Nobody can order, because there is no dispensary: create the first one at ${consoleUrl}#dispensaries${demo}`;
  }
  if (dispensaries.some(({ lacks }) => !lacks.length)) return null;
  const gaps = dispensaries.map(({ name, lacks }) => `${name} lacks ${lacks.join(', ')}`).join('; ');
  return `Nobody can order, because no dispensary is complete: ${gaps}. Add them at ${consoleUrl}#service and ${consoleUrl}#stock`;
}

/** Pages are built without the database, so they may name dispensaries of the demo. */
async function describeListGap(
  { database, settings }: OpeningContext,
  listed: readonly Dispensary[],
): Promise<string | null> {
  const stored = new Set(
    (await database.select({ id: providers.id }).from(providers).where(isCounted(settings))).map(({ id }) => id),
  );
  const names = listed.flatMap(({ id, name }) => (stored.has(id) ? [] : [name]));
  if (!names.length) return null;
  return `Pages name dispensaries that the shop does not have: ${names.join(', ')}. Replace their files in content/dispensaries/ and build`;
}

const hoursText = (hours: Dispensary['hours']): string =>
  weekdays.map((day) => `${hours[day]?.open}–${hours[day]?.close}`).join();

/** Pages state the terms of the files, and search engines repeat them, while orders have those of the database. */
async function describeTermsGap(
  { database, settings }: OpeningContext,
  listed: readonly Dispensary[],
): Promise<string | null> {
  const rows = await database.select().from(providers).where(isCounted(settings));
  const zones = await database.select().from(providerZones);
  const differing = listed.flatMap((file) => {
    const stored = rows.find(({ id }) => id === file.id);
    if (!stored) return [];
    const zone = zones.filter(({ providerId }) => providerId === file.id).map(({ postalCode }) => postalCode);
    // A file has one length and one lead time for all days.
    const days = Object.values(stored.deliveryTimes);
    const parts = [
      stored.licence !== file.licence && 'license',
      stored.deliveryTotalMinimumCents !== toCents(file.minimum) && 'minimum',
      stored.deliveryFeeCents !== toCents(file.fee) && 'fee',
      stored.deliveryMinimumDaysInAdvance !== file.firstDay && 'first day',
      hoursText(stored.deliveryTimes) !== hoursText(file.hours) && 'hours',
      days.some(({ timeframe }) => timeframe !== file.windowMinutes) && 'window length',
      days.some(({ leadtime }) => leadtime !== file.leadMinutes) && 'lead time',
      zone.sort().join() !== file.postalCodes.toSorted().join() && 'ZIP codes',
    ].filter((part) => part !== false);
    return parts.length ? [`${file.name} (${parts.join(', ')})`] : [];
  });
  if (!differing.length) return null;
  return `Pages and search engines have other terms than orders: ${differing.join('; ')}. Change the files in content/dispensaries/ and build`;
}

/** Returns a sentence about everything in the database that a shop needs before it can open. The demo has what it needs. */
export async function describeOpeningGaps(
  context: OpeningContext,
  { operatorCommand, listed = [] }: { operatorCommand: string; listed?: readonly Dispensary[] },
): Promise<string[]> {
  const { settings } = context;
  if (settings.hasDemoData && isPrivate(settings)) return [];
  const first = settings.databaseUrl ? '' : 'stop the server and run ';
  const gaps = [
    !(await hasOperator(context)) &&
      `Nobody can sign in to the console, because there is no operator: set OPERATOR_EMAIL and restart, or ${first}${operatorCommand} invite <email>`,
    await describeDispensaryGap(context),
    await describeListGap(context, listed),
    await describeTermsGap(context, listed),
  ];
  return gaps.filter((gap) => typeof gap === 'string');
}
