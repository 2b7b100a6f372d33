import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AccountData } from '../../../../src/domain/privacy/accountDataSchema';
import type { Transaction } from '../../../database/client';
import { loginCodes, oneTimeCodes, sessions, users } from '../../../database/accountTables';
import { reviews } from '../../../database/podTables';
import { notices } from '../../../database/workTables';
import { pushSubscriptions } from '../../../database/pushTables';
import type { AppContext } from '../../context/appContext';
import { destinationHashes } from '../../people/codeHash';
import type { SignedIn, UserRow } from '../../people/readSession';
import { unauthenticated } from '../../people/authErrors';
import { consumeChange } from '../../people/consumeChange';
import { getDestinations } from '../../people/getDestinations';
import { exportBilling } from './exportBilling';
import { exportOrders } from './exportOrders';
import { exportAlerts } from './exportAlerts';
import { exportPods } from './exportPods';
import { presentUser } from '../../accounts/profile/presentUser';

async function exportBrowsers(
  transaction: Transaction,
  userId: string,
): Promise<Pick<AccountData, 'sessions' | 'orderAlerts'>> {
  const sessionRows = await transaction
    .select({ createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.tokenHash));
  const { localeId, createdAt, confirmedAt } = pushSubscriptions;
  const alertRows = await transaction
    .select({ localeId, createdAt, confirmedAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt), asc(pushSubscriptions.id));
  return {
    sessions: sessionRows.map((row) => ({
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
    })),
    orderAlerts: alertRows.map((row) => ({
      localeId: row.localeId,
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt.toISOString(),
    })),
  };
}

async function exportPending(
  { settings }: Pick<AppContext, 'settings'>,
  transaction: Transaction,
  user: UserRow,
): Promise<Pick<AccountData, 'codes' | 'notices'>> {
  const destinations = getDestinations(user);
  const hashes = destinations.flatMap((each) => destinationHashes(settings, each));
  const { purpose, createdAt, expiresAt, userId } = oneTimeCodes;
  const accountCodes = await transaction
    .select({ purpose, createdAt, expiresAt })
    .from(oneTimeCodes)
    .where(eq(userId, user.id))
    .orderBy(asc(createdAt), asc(oneTimeCodes.id));
  const loginCodeRows = await transaction
    .select({ purpose: sql<'login'>`'login'`, createdAt: loginCodes.createdAt, expiresAt: loginCodes.expiresAt })
    .from(loginCodes)
    .where(inArray(loginCodes.destinationHash, hashes))
    .orderBy(asc(loginCodes.createdAt), asc(loginCodes.id));
  const codes = [...accountCodes, ...loginCodeRows];
  const ownReviews = transaction.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, user.id));
  const pendingNotices = await transaction
    .select({ channel: notices.channel, createdAt: notices.createdAt })
    .from(notices)
    .where(
      and(
        isNull(notices.sentAt),
        or(
          eq(notices.alertUserId, user.id),
          inArray(notices.reviewId, ownReviews),
          inArray(
            notices.recipient,
            destinations.map(({ value }) => value),
          ),
        ),
      ),
    )
    .orderBy(asc(notices.createdAt), asc(notices.channel), asc(notices.id));
  return {
    codes: codes.map((row) => ({
      purpose: row.purpose,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
    notices: pendingNotices.map((row) => ({ channel: row.channel, createdAt: row.createdAt.toISOString() })),
  };
}

/** Exports everything stored about the shopper, as one consistent snapshot. */
export async function exportUser(context: AppContext, { user: { id } }: SignedIn): Promise<AccountData> {
  const { database, clock } = context;
  await consumeChange(context, 'export', id);
  return database.transaction(
    async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.id, id));
      if (!user) throw unauthenticated();
      return {
        formatVersion: 1 as const,
        exportedAt: clock().toISOString(),
        account: presentUser(context, user),
        ...(await exportBrowsers(transaction, id)),
        ...(await exportOrders(transaction, id)),
        ...(await exportPods(context, transaction, id)),
        ...(await exportAlerts(transaction, id)),
        ...(await exportBilling(context, transaction, user)),
        ...(await exportPending(context, transaction, user)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
