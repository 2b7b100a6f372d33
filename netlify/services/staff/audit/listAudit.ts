import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AuditAction } from '../../../../src/domain/staff/auditActions';
import type { AuditPage } from '../../../../src/domain/staff/auditSchema';
import type { Database } from '../../../database/client';
import { auditEntries } from '../../../database/staffTables';
import { createTimeCursor, isAfterCursor } from '../../../platform/timeCursor';

interface AuditFilter {
  /** Null lists every dispensary and operators' own actions. */
  providerId: string | null;
  action?: AuditAction;
  staffId?: string;
  subject?: string;
  from?: string;
  to?: string;
  cursor?: string;
  size: number;
}

function isAboutOrBy(name: string): SQL | undefined {
  const lower = name.trim().toLowerCase();
  return or(eq(sql`lower(${auditEntries.subject})`, lower), eq(sql`lower(${auditEntries.actor})`, lower));
}

export async function listAudit(
  database: Database,
  { providerId, action, staffId, subject, from, to, cursor, size }: AuditFilter,
): Promise<AuditPage> {
  const rows = await database
    .select()
    .from(auditEntries)
    .where(
      and(
        providerId === null ? undefined : eq(auditEntries.providerId, providerId),
        action && eq(auditEntries.action, action),
        staffId === undefined ? undefined : eq(auditEntries.staffId, staffId),
        subject === undefined ? undefined : isAboutOrBy(subject),
        from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
        to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
        cursor === undefined ? undefined : isAfterCursor(auditEntries, cursor),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    entries: page.map((row) => ({ ...row, action: row.action as AuditAction, at: row.at.toISOString() })),
    next: rows.length > size ? createTimeCursor(page.at(-1)!) : null,
  };
}
