import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../netlify/database/accountTables';
import { driverRunOrders, driverRuns } from '../../netlify/database/driverTables';
import { staffSessions } from '../../netlify/database/staffTables';
import { hashToken, startSession } from '../../netlify/services/people/tokens';
import type { Console } from '../fixtures/builders/buildStaff';
import { shopTime } from '../fixtures/builders/orderShop';
import type { TestApp } from '../fixtures/testApp';
import { freshEmail } from './preparedValues';

const hour = 3_600_000;
export const runValues = {
  providerId: 'alder',
  driverName: 'Robin',
  createdAt: shopTime,
  expiresAt: new Date(shopTime.getTime() + 12 * hour),
};

interface TokenOwners {
  ownerId: string;
  otherId: string;
  orderId: string;
  staff: Record<'operator' | 'ofShop' | 'elsewhere', Console>;
  addIdPhoto: (userId: string) => PromiseLike<unknown>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** `authorization` headers of every kind. Each call starts a new session, because operations may end it. */
export function createTokens(api: TestApp, { ownerId, otherId, orderId, staff, addIdPhoto }: TokenOwners) {
  const { database } = api.context;
  const startUserSession = async (userId: string, days = 0) =>
    bearer(await startSession(database, { userId, now: new Date(shopTime.getTime() - days * 24 * hour) }));

  const staffSession = async (member: Console, values: Partial<typeof staffSessions.$inferInsert> = {}) => {
    const token = await member.start();
    await database
      .update(staffSessions)
      .set({ lastUsedAt: shopTime, ...values })
      .where(eq(staffSessions.tokenHash, hashToken(token)));
    return bearer(token);
  };

  /** A driver's run with the owner's order. */
  const runToken = async (values: Partial<typeof driverRuns.$inferInsert> = {}) => {
    const token = `run_${randomUUID()}`;
    const [run] = await database
      .insert(driverRuns)
      .values({ ...runValues, tokenHash: hashToken(token), ...values })
      .returning();
    await database.insert(driverRunOrders).values({ runId: run!.id, orderId, position: 0 });
    return bearer(token);
  };

  return {
    /** The same kinds for the console: an operator, staff of the shop, and staff of another dispensary. */
    staffTokens: {
      owner: () => staffSession(staff.operator),
      fresh: () => staffSession(staff.ofShop),
      other: () => staffSession(staff.elsewhere),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('staff_not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => staffSession(staff.ofShop, { lastUsedAt: new Date(shopTime.getTime() - 13 * hour) }),
      revoked: async () => {
        const headers = await staffSession(staff.ofShop);
        await database
          .delete(staffSessions)
          .where(eq(staffSessions.tokenHash, hashToken(headers.authorization.slice(7))));
        return headers;
      },
    } as const,
    /** The same kinds for drivers. Each valid token has its own run. */
    runTokens: {
      owner: () => runToken(),
      fresh: () => runToken(),
      other: () => runToken({ providerId: 'birch' }),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('run_not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => runToken({ expiresAt: shopTime }),
      revoked: () => runToken({ revokedAt: shopTime }),
    } as const,
    /** `authorization` headers. Each call starts a new session, because operations may end it. */
    tokens: {
      owner: () => startUserSession(ownerId),
      /** A new account with an email address and an ID photo, and without orders, which allows deleting it. */
      fresh: async () => {
        await database.update(users).set({ email: null }).where(eq(users.email, freshEmail));
        const { userId, headers } = await api.signedIn({ email: freshEmail });
        await addIdPhoto(userId);
        return headers;
      },
      other: () => startUserSession(otherId),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => startUserSession(ownerId, 31),
      revoked: async () => {
        const headers = await startUserSession(ownerId);
        const token = headers.authorization.slice('Bearer '.length);
        await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
        return headers;
      },
    } as const,
  };
}
