import { and, arrayOverlaps, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { memberships, orders, pastUses, users } from '../../database/schema';
import type { AppContext } from '../appContext';
import { hashPerson } from '../auth/codeHash';
import type { UserRow } from '../auth/readSession';
import { destinationsOf } from './destinationsOf';

const day = 86_400_000;
/** How long the free trial of a deleted account counts; the privacy page says so. */
const trialKept = 365 * day;
/** From the beginning of the window: the local day is over by then in every zone. */
const weightKept = 2 * day;

type Context = Pick<AppContext, 'settings' | 'clock'>;
type Reachable = Pick<UserRow, 'email' | 'phoneNumber'>;

const personHashes = ({ settings }: Pick<Context, 'settings'>, person: Reachable): string[] =>
  destinationsOf(person).map((destination) => hashPerson(settings, destination));

const isTheirs = (context: Pick<Context, 'settings'>, person: Reachable) => {
  const hashes = personHashes(context, person);
  return hashes.length ? arrayOverlaps(pastUses.personHashes, hashes) : sql`false`;
};

/** What was bought for each day that may not be over yet. */
const recentDays = (transaction: Transaction, userId: string, now: Date) =>
  transaction
    .select({
      localDay: orders.localDay,
      thcGrams: sql<number>`sum(${orders.thcGrams})`.mapWith(Number),
      slotStart: sql<Date>`max(${orders.slotStart})`.mapWith(orders.slotStart),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
        gt(orders.slotStart, new Date(now.getTime() - weightKept)),
      ),
    )
    .groupBy(orders.localDay);

/**
 * Keeps of an account that is being deleted what its person has once: that the free trial is spent (D-26), and the
 * weight of a day that is not over (D-16). Counts for who can be reached by the same verified address or number.
 */
export async function keepPastUses(context: Context, transaction: Transaction, user: UserRow): Promise<void> {
  const { id, email, emailVerified, phoneNumber, phoneNumberVerified } = user;
  const verified = { email: emailVerified ? email : null, phoneNumber: phoneNumberVerified ? phoneNumber : null };
  const hashes = personHashes(context, verified);
  if (!hashes.length) return;
  const now = context.clock();
  const trials = await transaction
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.userId, id));
  const uses = [
    ...trials.map(() => ({ expiresAt: new Date(now.getTime() + trialKept) })),
    ...(await recentDays(transaction, id, now)).map(({ slotStart, ...weight }) => ({
      ...weight,
      expiresAt: new Date(slotStart.getTime() + weightKept),
    })),
  ];
  if (uses.length) await transaction.insert(pastUses).values(uses.map((use) => ({ ...use, personHashes: hashes })));
}

/** Whether the person of this account has had the free trial with an account that they deleted in the last year. */
export async function hadTrial(context: Context & { database: Database }, person: Reachable): Promise<boolean> {
  const [use] = await context.database
    .select({ id: pastUses.id })
    .from(pastUses)
    .where(and(isTheirs(context, person), isNull(pastUses.localDay), gt(pastUses.expiresAt, context.clock())))
    .limit(1);
  return use !== undefined;
}

/** Grams that the person of this account bought for a day with an account that they have deleted. */
export async function pastGrams(
  settings: Context['settings'],
  transaction: Transaction,
  { userId, localDay }: { userId: string; localDay: string },
): Promise<number> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!user) return 0;
  const [sum] = await transaction
    .select({ grams: sql<number>`coalesce(sum(${pastUses.thcGrams}), 0)`.mapWith(Number) })
    .from(pastUses)
    .where(and(isTheirs({ settings }, user), eq(pastUses.localDay, localDay)));
  return sum?.grams ?? 0;
}
