import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AuditAction } from '../../../../src/domain/staff/auditActions';
import type { AuditPage } from '../../../../src/domain/staff/auditSchema';
import type { Database } from '../../../database/client';
import { auditEntries } from '../../../database/staffTables';
import { ServiceError } from '../../../platform/errors';

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

type Row = typeof auditEntries.$inferSelect;

const createCursor = ({ at, id }: Row): string => `${at.getTime()}_${id}`;

const invalidCursor = () =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Some of what you entered isn’t valid. Please check it and try again.',
    errors: [{ path: 'cursor', message: 'expected the `nextCursor` of a page' }],
  });

/** Entries can be added between two pages, so a page starts after the last entry of the previous one. */
function isAfterCursor(cursor: string): SQL | undefined {
  const [, time, id] = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (!time || !id) throw invalidCursor();
  const at = new Date(Number(time));
  return or(lt(auditEntries.at, at), and(eq(auditEntries.at, at), lt(auditEntries.id, id)));
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
        cursor === undefined ? undefined : isAfterCursor(cursor),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    entries: page.map((row) => ({ ...row, action: row.action as AuditAction, at: row.at.toISOString() })),
    next: rows.length > size ? createCursor(page.at(-1)!) : null,
  };
}
