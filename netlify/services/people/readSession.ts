import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../../database/accountTables';
import { prepareQuery } from '../../database/prepareQuery';
import type { AppContext } from '../context/appContext';
import { unauthenticated } from './authErrors';
import { hashToken } from './tokens';

export type UserRow = typeof users.$inferSelect;
export interface SignedIn {
  user: UserRow;
  tokenHash: string;
  codeAt: Date;
}

const day = 86_400_000;
export const sessionIdleMs = 30 * day;
export const sessionMaxAgeMs = 90 * day;
/** Limits how often the last use is written. */
const touchIntervalMs = 5 * 60_000;

const findSession = prepareQuery((database) =>
  database
    .select({
      user: users,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** Throws a 401 for an invalid or expired token. */
export async function readSession(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  token: string | null,
): Promise<SignedIn> {
  if (!token || token.length > 200) throw unauthenticated();
  const tokenHash = hashToken(token);
  const [found] = await findSession(database, { tokenHash });
  if (!found) throw unauthenticated();
  const now = clock();
  const idle = now.getTime() - found.lastUsedAt.getTime();
  if (idle > sessionIdleMs || now.getTime() - found.createdAt.getTime() > sessionMaxAgeMs) {
    await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    throw unauthenticated();
  }
  if (idle > touchIntervalMs)
    await database.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return { user: found.user, tokenHash, codeAt: found.confirmedAt ?? found.createdAt };
}
