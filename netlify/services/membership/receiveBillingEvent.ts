import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../database/schema';
import { signatureInvalid } from '../../platform/signatureInvalid';
import type { AppContext } from '../appContext';
import { mirrorInvoice } from './mirrorInvoice';
import { mirrorSubscription, requireRemoteBilling } from './mirrorSubscription';

interface Received {
  /** The exact body as received, because the signature covers it. */
  body: string;
  signature: string;
}

/**
 * Processes a signed event of the payment service. Uses only the ids in it and reads the objects from the service. Stores the
 * event id after everything is written, so that a resent event is processed if the first attempt failed.
 */
export async function receiveBillingEvent(
  context: AppContext,
  { body, signature }: Received,
): Promise<{ duplicate: boolean }> {
  const { database, clock } = context;
  const event = await requireRemoteBilling(context).remote.readEvent({ body, signature, now: clock() });
  if (!event) throw signatureInvalid('stripe-signature');
  const [receipt] = await database.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (receipt) return { duplicate: true };
  if (event.invoiceId) await mirrorInvoice(context, event.invoiceId);
  else if (event.subscriptionId) await mirrorSubscription(context, event.subscriptionId);
  await database.insert(stripeEvents).values({ id: event.id, receivedAt: clock() }).onConflictDoNothing();
  return { duplicate: false };
}
