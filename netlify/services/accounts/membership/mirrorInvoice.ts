import { eq } from 'drizzle-orm';
import { invoices } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import { mirrorSubscription, requireRemoteBilling } from './mirrorSubscription';

export async function mirrorInvoice(context: AppContext, invoiceId: string): Promise<void> {
  const invoice = await requireRemoteBilling(context).remote.readInvoice(invoiceId);
  if (!invoice) return;
  // The invoice event may arrive before the subscription event.
  const userId = await mirrorSubscription(context, invoice.subscriptionId);
  if (!userId) return;
  const { invoiceId: stripeInvoiceId, subscriptionId: _, ...values } = invoice;
  const { amountCents, status, hostedUrl } = values;
  await context.database
    .insert(invoices)
    .values({ ...values, userId, stripeInvoiceId, isTest: false })
    .onConflictDoUpdate({
      target: invoices.stripeInvoiceId,
      set: { amountCents, status, hostedUrl },
      setWhere: eq(invoices.status, 'open'),
    });
}
