import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { mirrorInvoice } from './mirrorInvoice';
import { mirrorSubscription, remoteOf } from './mirrorSubscription';

interface Received {
  /** Exactly as it came: the signature is over these characters. */
  body: string;
  signature: string;
}

/**
 * Takes one signed event of the payment service (D-26). What it says is not believed: what it names is read there. Its
 * id is remembered once all is written, so that an event whose reading failed is done when it is sent again.
 */
export async function receiveBillingEvent(
  context: AppContext,
  { body, signature }: Received,
): Promise<{ duplicate: boolean }> {
  const { database, clock } = context;
  const event = await remoteOf(context).remote.readEvent({ body, signature, now: clock() });
  if (!event)
    throw new ServiceError({
      code: 'signature_invalid',
      status: 401,
      detail: 'The signature or the time of this message is not right.',
    });
  const [taken] = await database.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (taken) return { duplicate: true };
  if (event.invoiceId) await mirrorInvoice(context, event.invoiceId);
  else if (event.subscriptionId) await mirrorSubscription(context, event.subscriptionId);
  await database.insert(stripeEvents).values({ id: event.id, receivedAt: clock() }).onConflictDoNothing();
  return { duplicate: false };
}
