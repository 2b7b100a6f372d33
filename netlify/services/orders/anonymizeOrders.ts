import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { messageOrderId, orders, outgoingMessages } from '../../database/schema';
import { emptyCustomer } from '../../../src/domain/order/customerSchema';

/** Placeholder for required address fields. */
const placeholder = 'removed';

/** Keeps the town and postal code, which taxes and delivery zones need. The place id is removed because it encodes the street. */
const anonymizedAddress = (address: SQLWrapper): SQL => sql`jsonb_build_object(
  'placeId', ${placeholder}::text,
  'addressOne', ${placeholder}::text,
  'addressTwo', '',
  'city', ${address} -> 'city',
  'state', ${address} -> 'state',
  'country', ${address} -> 'country',
  'postalCode', ${address} -> 'postalCode',
  'description', concat(${address} ->> 'city', ', ', ${address} ->> 'state', ' ', ${address} ->> 'postalCode'))`;

const anonymizedCustomer = JSON.stringify(emptyCustomer);

/** Anonymizes queued messages to dispensaries. Pending ones are still sent, so that reserved goods are released. */
async function anonymizeMessages(transaction: Transaction, orderIds: string[]): Promise<void> {
  const { payload } = outgoingMessages;
  const address = sql`(${payload} #> '{data,order,deliveryAddress}')`;
  await transaction
    .update(outgoingMessages)
    .set({
      payload: sql`jsonb_set(jsonb_set(jsonb_set(jsonb_set(${payload},
        '{data,order,deliveryAddress}', ${anonymizedAddress(address)}),
        '{data,order,note}', '""'),
        '{data,order,contactPhone}', 'null', false),
        '{data,customer}', ${anonymizedCustomer}::jsonb)`,
    })
    .where(inArray(messageOrderId(payload), orderIds));
}

/**
 * Anonymizes all orders of a shopper whose account is being deleted. Removes the account, phone, note, street and
 * everything they could be guessed from (hashes of them, of the ID and of the network, the idempotency key, the tracking
 * link). Keeps goods, amounts, times and town for the accounting of shop and dispensary. The caller must hold the shopper's
 * lock and have checked that no order is open.
 */
export async function anonymizeOrders(transaction: Transaction, userId: string): Promise<void> {
  const anonymized = await transaction
    .update(orders)
    .set({
      userId: null,
      note: '',
      contactPhone: null,
      doorKey: null,
      idKey: null,
      originKey: null,
      bodyHash: '',
      idempotencyKey: '',
      address: anonymizedAddress(orders.address),
      trackingHash: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  if (!anonymized.length) return;
  await anonymizeMessages(
    transaction,
    anonymized.map(({ id }) => id),
  );
}
