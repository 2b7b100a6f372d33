import { addWeights, type OrderWeights } from '../../../src/domain/order/weightLimit';
import type { Database, Transaction } from '../../database/client';
import { memberships } from '../../database/membershipTables';
import { orderEvents, orders } from '../../database/orderTables';
import { pastUses } from '../../database/accountTables';
import { prepareQuery } from '../../database/prepareQuery';
import type { Peppers } from '../../platform/keyRing';
import type { AppContext } from '../context/appContext';
import { deletedPersonHashes, hashDeletedPerson } from './codeHash';
import type { UserRow } from './readSession';
import { getDestinations } from './getDestinations';
import { and, arrayOverlaps, eq, gt, gte, isNull, notInArray, or, sql } from 'drizzle-orm';

const dayMs = 86_400_000;
/** The privacy page states this period. */
const offerRetentionMs = 365 * dayMs;
/** From the start of the slot; by then the local day is over in every time zone. */
const weightRetentionMs = 2 * dayMs;
/** Longer than the longest day, which has 25 hours. */
const cancellationRetentionMs = dayMs + 3_600_000;

interface PepperContext {
  settings: Peppers;
}
type Context = PepperContext & Pick<AppContext, 'clock'>;
type Contacts = Pick<UserRow, 'email' | 'phoneNumber'>;

const personHashes = ({ settings }: PepperContext, person: Contacts): string[] =>
  getDestinations(person).map((destination) => hashDeletedPerson(settings, destination));

const candidatePersonHashes = ({ settings }: PepperContext, person: Contacts): string[] =>
  getDestinations(person).flatMap((destination) => deletedPersonHashes(settings, destination));

const isTheirs = (context: PepperContext, person: Contacts) => {
  const hashes = candidatePersonHashes(context, person);
  return hashes.length ? arrayOverlaps(pastUses.personHashes, hashes) : sql`false`;
};

/** Older orders have no oil weight, but the oil weighs at least as much as its THC. */
const orderOilGrams = sql`coalesce(${orders.oilGrams}, ${orders.thcGrams})`;

const recentDays = (transaction: Transaction, userId: string, now: Date) =>
  transaction
    .select({
      localDay: orders.localDay,
      doorKey: orders.doorKey,
      idKey: orders.idKey,
      thcGrams: sql<number>`sum(${orders.thcGrams})`.mapWith(Number),
      oilGrams: sql<number>`sum(${orderOilGrams})`.mapWith(Number),
      slotStart: sql<Date>`max(${orders.slotStart})`.mapWith(orders.slotStart),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
        gt(orders.slotStart, new Date(now.getTime() - weightRetentionMs)),
      ),
    )
    .groupBy(orders.localDay, orders.doorKey, orders.idKey);

const recentCancellations = (transaction: Transaction, userId: string, now: Date) =>
  transaction
    .select({ canceledAt: orderEvents.at, localDay: orders.localDay })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderEvents.status, 'CANCELLED'),
        eq(orderEvents.actor, 'shopper'),
        gt(orderEvents.at, new Date(now.getTime() - cancellationRetentionMs)),
      ),
    );

async function lastOrderDay(transaction: Transaction, userId: string): Promise<string | null> {
  const [last] = await transaction
    .select({ localDay: sql<string | null>`max(${orders.localDay})` })
    .from(orders)
    .where(eq(orders.userId, userId));
  return last?.localDay ?? null;
}

/**
 * Records an account's trial, first order, and the day's weight and cancellations, which count for a later account of
 * the same person.
 */
export async function recordPastUses(context: Context, transaction: Transaction, user: UserRow): Promise<void> {
  const { id, email, emailVerified, phoneNumber, phoneNumberVerified } = user;
  const verified = { email: emailVerified ? email : null, phoneNumber: phoneNumberVerified ? phoneNumber : null };
  const hashes = personHashes(context, verified);
  const now = context.clock();
  const trials = await transaction
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.userId, id));
  const offersEnd = new Date(now.getTime() + offerRetentionMs);
  const lastDay = await lastOrderDay(transaction, id);
  const uses = [
    ...trials.map(() => ({ personHashes: hashes, expiresAt: offersEnd })),
    ...(lastDay === null ? [] : [{ personHashes: hashes, hasOrdered: true, localDay: lastDay, expiresAt: offersEnd }]),
    ...(await recentDays(transaction, id, now)).map(({ slotStart, doorKey, idKey, ...weight }) => ({
      ...weight,
      personHashes: [...hashes, doorKey, idKey].filter((hash) => hash !== null),
      expiresAt: new Date(slotStart.getTime() + weightRetentionMs),
    })),
    ...(await recentCancellations(transaction, id, now)).map(({ canceledAt, localDay }) => ({
      canceledAt,
      localDay,
      personHashes: hashes,
      expiresAt: new Date(canceledAt.getTime() + cancellationRetentionMs),
    })),
  ].filter((use) => use.personHashes.length > 0);
  if (uses.length) await transaction.insert(pastUses).values(uses);
}

/** Covers accounts that were deleted within the last year. */
export async function hasUsedTrial(context: Context & { database: Database }, person: Contacts): Promise<boolean> {
  const [use] = await context.database
    .select({ id: pastUses.id })
    .from(pastUses)
    .where(and(isTheirs(context, person), isNull(pastUses.localDay), gt(pastUses.expiresAt, context.clock())))
    .limit(1);
  return use !== undefined;
}

export async function hasOrderedBefore(context: Context, transaction: Transaction, person: Contacts): Promise<boolean> {
  const isRemembered = and(eq(pastUses.hasOrdered, true), gt(pastUses.expiresAt, context.clock()));
  return (await transaction.$count(pastUses, and(isTheirs(context, person), isRemembered))) > 0;
}

export interface DayWeights {
  account: OrderWeights;
  door: OrderWeights;
  id: OrderWeights;
}

interface PastUsesQuery {
  user: Contacts;
  localDay: string;
  canceledSince: Date;
  doorKeys: string[];
  idKey: string | null;
}

export interface PastUses {
  /** The number of orders that the person's deleted accounts canceled recently. */
  cancellations: number;
  /** The day's weights from deleted accounts of the same person, to the same door, or with the same ID. */
  weights: DayWeights;
}

/** Older rows have no oil weight, but the oil weighs at least as much as its THC. */
const pastOilGrams = sql`greatest(${pastUses.oilGrams}, ${pastUses.thcGrams})`.mapWith(Number);

const findPastUses = prepareQuery((database) =>
  database
    .select({
      personHashes: pastUses.personHashes,
      localDay: pastUses.localDay,
      canceledAt: pastUses.canceledAt,
      thcGrams: pastUses.thcGrams,
      oilGrams: pastOilGrams,
    })
    .from(pastUses)
    .where(
      and(
        sql`${pastUses.personHashes} && ${sql.placeholder('hashes')}::text[]`,
        or(
          eq(pastUses.localDay, sql.placeholder('localDay')),
          gte(pastUses.canceledAt, sql.placeholder('canceledSince')),
        ),
      ),
    ),
);

export async function readPastUses(
  settings: Peppers,
  transaction: Transaction,
  { user, localDay, canceledSince, doorKeys, idKey }: PastUsesQuery,
): Promise<PastUses> {
  const hashes = {
    account: candidatePersonHashes({ settings }, user),
    door: doorKeys,
    id: idKey ? [idKey] : [],
  };
  const uses = await findPastUses(transaction, {
    hashes: Object.values(hashes).flat(),
    localDay,
    canceledSince: canceledSince.toISOString(),
  });
  const matching = (candidates: string[]) =>
    uses.filter((use) => use.personHashes.some((hash) => candidates.includes(hash)));
  const sumWeights = (candidates: string[]) =>
    matching(candidates)
      .filter((use) => use.localDay === localDay)
      .reduce(addWeights, { thcGrams: 0, oilGrams: 0 });
  return {
    cancellations: matching(hashes.account).filter(({ canceledAt }) => canceledAt && canceledAt >= canceledSince)
      .length,
    weights: { account: sumWeights(hashes.account), door: sumWeights(hashes.door), id: sumWeights(hashes.id) },
  };
}
