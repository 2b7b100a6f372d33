import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { messageOrderId, outgoingMessages } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { emptyCustomer } from '../../../../src/domain/order/customerSchema';

const placeholder = 'removed';

/** Taxes and delivery zones need town and postal code. The place id is removed because it encodes the street. */
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

/** Pending messages are still sent, so that reserved stock is released. */
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

/** The caller must hold the shopper's lock and have checked that no order is open. */
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
      sealedTracking: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  if (!anonymized.length) return;
  await anonymizeMessages(
    transaction,
    anonymized.map(({ id }) => id),
  );
}
