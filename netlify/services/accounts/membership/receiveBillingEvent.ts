import { eq } from 'drizzle-orm';
import { stripeEvents, invoices } from '../../../database/membershipTables';
import { ServiceError } from '../../../platform/errors';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import type { AppContext } from '../../context/appContext';
import { mirrorSubscription, requireRemoteBilling } from './mirrorSubscription';

async function mirrorInvoice(context: AppContext, invoiceId: string): Promise<void> {
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

interface Received {
  /** The exact body, because the signature covers it. */
  body: string;
  signature: string;
}

const eventInvalid = () =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Some of what was sent isn’t valid.',
    errors: [{ path: 'id', message: 'expected 1 to 255 visible ASCII characters' }],
  });

/** Stores the event id last, so that a resent event is processed if the first attempt failed. */
export async function receiveBillingEvent(
  context: AppContext,
  { body, signature }: Received,
): Promise<{ duplicate: boolean }> {
  const { database, clock } = context;
  const event = await requireRemoteBilling(context).remote.readEvent({ body, signature, now: clock() });
  if (!event) throw signatureInvalid('stripe-signature');
  if (!/^[!-~]{1,255}$/.test(event.id)) throw eventInvalid();
  const [receipt] = await database.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (receipt) return { duplicate: true };
  if (event.invoiceId) await mirrorInvoice(context, event.invoiceId);
  else if (event.subscriptionId) await mirrorSubscription(context, event.subscriptionId);
  await database.insert(stripeEvents).values({ id: event.id, receivedAt: clock() }).onConflictDoNothing();
  return { duplicate: false };
}
