import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffMember } from '../../../../src/domain/staff/staffSchema';
import type { Database, Transaction } from '../../../database/client';
import { staff } from '../../../database/staffTables';

export type StaffRow = typeof staff.$inferSelect;

export const presentStaff = ({ id, email, name, role, providerId, createdAt }: StaffRow): StaffMember => ({
  id,
  email,
  name,
  role,
  providerId,
  createdAt: createdAt.toISOString(),
});

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The id under which a work email's familiar requesters are stored. Does not reveal whether the person is a member. */
export const staffAccountId = (normalizedEmail: string): string => `staff ${normalizedEmail}`;

/** Expects a normalized email. Ignores removed members. */
export async function findStaff(database: Database | Transaction, email: string): Promise<StaffRow | null> {
  const [found] = await database
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.removedAt)));
  return found ?? null;
}

export async function listStaff(database: Database, providerId: string | null): Promise<StaffMember[]> {
  const rows = await database
    .select()
    .from(staff)
    .where(and(isNull(staff.removedAt), providerId === null ? undefined : eq(staff.providerId, providerId)))
    .orderBy(asc(staff.role), asc(staff.email));
  return rows.map(presentStaff);
}
