import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffMember } from '../../../src/domain/staff/staffSchema';
import type { Database } from '../../database/client';
import { staff } from '../../database/schema';
import { presentStaff } from './presentStaff';

/** Null lists the members of every dispensary. */
export async function listStaff(database: Database, providerId: string | null): Promise<StaffMember[]> {
  const rows = await database
    .select()
    .from(staff)
    .where(and(isNull(staff.removedAt), providerId === null ? undefined : eq(staff.providerId, providerId)))
    .orderBy(asc(staff.role), asc(staff.email));
  return rows.map(presentStaff);
}
