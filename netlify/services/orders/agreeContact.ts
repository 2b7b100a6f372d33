import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/schema';
import { ordinaryPhone } from '../auth/destination';
import type { PlacedOrder } from './placedOrder';

interface Contact {
  /** Ten digits where the driver may call. */
  contactPhone: string | null;
  /** The same, unless the account has verified that the number is its own. */
  unverifiedPhone: string | null;
}

/**
 * Whom the driver may call: the number of this order, else the account's. Keeps it in the account where the shopper wants
 * that; the caller holds the shopper's row.
 */
export async function agreeContact(
  transaction: Transaction,
  { userId, order }: { userId: string; order: PlacedOrder },
): Promise<Contact> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  const known = user?.phoneNumber ?? user?.contactPhone ?? null;
  const verified = user?.phoneNumberVerified ? user.phoneNumber : null;
  const contactOf = (contactPhone: string | null): Contact => ({
    contactPhone,
    unverifiedPhone: contactPhone === verified ? null : contactPhone,
  });
  if (order.contactPhone === undefined) return contactOf(known);
  const contactPhone = ordinaryPhone(order.contactPhone, 'contactPhone');
  if (order.keepContactPhone && contactPhone !== known)
    await transaction.update(users).set({ contactPhone }).where(eq(users.id, userId));
  return contactOf(contactPhone);
}
