import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { Database, Transaction } from '../../../database/client';
import { staff } from '../../../database/staffTables';
import { ServiceError } from '../../../platform/errors';

const refusals = {
  rating: { code: 'rating_by_staff', detail: 'People who work for the shop or a dispensary cannot rate pods.' },
  review: { code: 'review_by_staff', detail: 'People who work for the shop or a dispensary cannot review pods.' },
} as const;

/** Throws a 409 if the account has the email of somebody with access to the console. */
export async function refuseStaff(
  database: Database | Transaction,
  userId: string,
  what: keyof typeof refusals,
): Promise<void> {
  const [member] = await database
    .select({ id: staff.id })
    .from(users)
    .innerJoin(staff, and(eq(staff.email, sql`lower(${users.email})`), isNull(staff.removedAt)))
    .where(eq(users.id, userId));
  if (member) throw new ServiceError(refusals[what]);
}
