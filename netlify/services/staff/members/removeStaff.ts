import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { staff, staffCodes, staffSessions } from '../../../database/staffTables';
import { ServiceError } from '../../../platform/errors';
import { appendAudit, type Actor } from '../audit/appendAudit';

const staffUnknown = () =>
  new ServiceError({ code: 'staff_unknown', detail: 'We couldn’t find this member of staff.' });

const lastOperator = () =>
  new ServiceError({ code: 'last_operator', detail: 'This is the last operator. Invite another one first.' });

/** Ends the member's sessions, even during a request. The row stays for the audit log. */
export async function removeStaff(
  transaction: Transaction,
  staffId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  // Lock operators in a fixed order, so that two who remove each other do not both succeed.
  const operators = await transaction
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'operator'), isNull(staff.removedAt)))
    .orderBy(staff.id)
    .for('no key update');
  const [member] = await transaction
    .update(staff)
    .set({ removedAt: now })
    .where(and(eq(staff.id, staffId), isNull(staff.removedAt)))
    .returning();
  if (!member) throw staffUnknown();
  if (member.role === 'operator' && operators.every(({ id }) => id === staffId)) throw lastOperator();
  await transaction.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  await transaction.delete(staffCodes).where(eq(staffCodes.staffId, staffId));
  await appendAudit(transaction, {
    actor,
    providerId: member.providerId,
    action: 'staff.remove',
    subject: member.email,
    detail: { role: member.role },
    now,
  });
}
