import { desc, eq } from 'drizzle-orm';
import type { Invoice } from '../../../../src/domain/account/membershipSchema';
import { fromCents } from '../../../../src/domain/money/money';
import { invoices } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import { currentMembership } from './renewMembership';

export const maxInvoices = 100;

export const presentInvoice = (row: typeof invoices.$inferSelect): Invoice => ({
  number: row.number,
  amount: { amount: fromCents(row.amountCents), currencyCode: row.currencyCode },
  status: row.status,
  isTest: row.isTest,
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  issuedAt: row.issuedAt.toISOString(),
  url: row.hostedUrl,
});

export async function listInvoices(context: AppContext, userId: string): Promise<Invoice[]> {
  await currentMembership(context, userId);
  const rows = await context.database
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.periodStart), desc(invoices.issuedAt), desc(invoices.id))
    .limit(maxInvoices);
  return rows.map(presentInvoice);
}
