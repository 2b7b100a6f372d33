import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { membershipPlan } from '../../../../src/domain/account/membershipSchema';
import { toCents } from '../../../../src/domain/money/money';
import type { Transaction } from '../../../database/client';
import { invoices } from '../../../database/membershipTables';

interface BilledPeriod {
  userId: string;
  start: Date;
  end: Date;
  now: Date;
}

const invoiceNumber = (start: Date) =>
  `TEST-${start.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(5).toString('hex').toUpperCase()}`;

/** Writes one paid test invoice per period: the ledger moves no money. */
export async function writeLedgerInvoice(
  transaction: Transaction,
  { userId, start, end, now }: BilledPeriod,
): Promise<void> {
  const { price } = membershipPlan;
  await transaction
    .insert(invoices)
    .values({
      userId,
      number: invoiceNumber(start),
      amountCents: toCents(price.amount),
      currencyCode: price.currencyCode,
      status: 'paid',
      isTest: true,
      periodStart: start,
      periodEnd: end,
      issuedAt: now,
    })
    .onConflictDoNothing({ target: [invoices.userId, invoices.periodStart], where: sql`${invoices.isTest}` });
}
