import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { staff } from '../../database/schema';
import type { StaffRow } from './presentStaff';

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Familiar requesters of a work email. Reveals nothing about membership. */
export const staffAccountId = (normalizedEmail: string): string => `staff ${normalizedEmail}`;

/** Expects a normalized email. Ignores removed members. */
export async function findStaff(database: Database | Transaction, email: string): Promise<StaffRow | null> {
  const [found] = await database
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.removedAt)));
  return found ?? null;
}
