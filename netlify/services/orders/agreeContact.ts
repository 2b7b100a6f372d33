import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/schema';
import { ordinaryPhone } from '../auth/destination';
import type { PlacedOrder } from './placedOrder';

/**
 * The ten digits where the driver may call: those of this order, else the account's. Keeps them in the account where the
 * shopper wants that; the caller holds the shopper's row.
 */
export async function agreeContact(
  transaction: Transaction,
  { userId, order }: { userId: string; order: PlacedOrder },
): Promise<string | null> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  const known = user?.phoneNumber ?? user?.contactPhone ?? null;
  if (order.contactPhone === undefined) return known;
  const contactPhone = ordinaryPhone(order.contactPhone, 'contactPhone');
  if (order.keepContactPhone && contactPhone !== known)
    await transaction.update(users).set({ contactPhone }).where(eq(users.id, userId));
  return contactPhone;
}
