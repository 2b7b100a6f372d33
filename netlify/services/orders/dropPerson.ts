import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orderOfMessage, orders, outgoingMessages } from '../../database/schema';
import { nobody } from '../../../src/domain/order/customerSchema';

/** What stands where an address must have something. */
const removed = 'removed';

/** An address as taxes and delivery zones need it: its town and postal code. A place's id would name the street again. */
const townOf = (address: SQLWrapper): SQL => sql`jsonb_build_object(
  'placeId', ${removed}::text,
  'addressOne', ${removed}::text,
  'addressTwo', '',
  'city', ${address} -> 'city',
  'state', ${address} -> 'state',
  'country', ${address} -> 'country',
  'postalCode', ${address} -> 'postalCode',
  'description', concat(${address} ->> 'city', ', ', ${address} ->> 'state', ' ', ${address} ->> 'postalCode'))`;

const removedCustomer = JSON.stringify(nobody);

/** Copies for dispensaries: one that waits is still sent, so that goods set aside are set free. */
async function dropFromMessages(transaction: Transaction, orderIds: string[]): Promise<void> {
  const { payload } = outgoingMessages;
  const address = sql`(${payload} #> '{data,order,deliveryAddress}')`;
  await transaction
    .update(outgoingMessages)
    .set({
      payload: sql`jsonb_set(jsonb_set(jsonb_set(jsonb_set(${payload},
        '{data,order,deliveryAddress}', ${townOf(address)}),
        '{data,order,note}', '""'),
        '{data,order,contactPhone}', 'null', false),
        '{data,customer}', ${removedCustomer}::jsonb)`,
    })
    .where(inArray(orderOfMessage(payload), orderIds));
}

/**
 * Takes the person out of all orders of a shopper whose account is being deleted: their account, phone, note and street, and what
 * such could be guessed by (hashes of them and of their ID, the browser's key). Goods, sums, times and town stay, for the books of shop and
 * dispensary (D-14). The caller holds the shopper and has seen that no order is open.
 */
export async function dropPerson(transaction: Transaction, userId: string): Promise<void> {
  const kept = await transaction
    .update(orders)
    .set({
      userId: null,
      note: '',
      contactPhone: null,
      doorKey: null,
      idKey: null,
      bodyHash: '',
      idempotencyKey: '',
      address: townOf(orders.address),
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  if (!kept.length) return;
  await dropFromMessages(
    transaction,
    kept.map(({ id }) => id),
  );
}
