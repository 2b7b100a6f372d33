import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { Transaction } from '../../../database/client';
import { staff } from '../../../database/staffTables';
import { ServiceError } from '../../../platform/errors';

/** Throws a 409 if the account has the email of somebody with access to the console. */
export async function refuseStaff(transaction: Transaction, userId: string): Promise<void> {
  const [member] = await transaction
    .select({ id: staff.id })
    .from(users)
    .innerJoin(staff, and(eq(staff.email, sql`lower(${users.email})`), isNull(staff.removedAt)))
    .where(eq(users.id, userId));
  if (!member) return;
  throw new ServiceError({
    code: 'review_by_staff',
    detail: 'People who work for the shop or a dispensary cannot review pods.',
  });
}
