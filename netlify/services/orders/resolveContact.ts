import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/schema';
import { parsePhone } from '../auth/destination';
import type { PlacedOrder } from './placedOrder';

interface Contact {
  /** Ten digits, or null if the driver has no number to call. */
  contactPhone: string | null;
  /** The same number, or null if the account has verified it. */
  unverifiedPhone: string | null;
  /** True if the account has verified a number, whichever one the driver may call. */
  hasVerifiedPhone: boolean;
}

/**
 * Returns the number the driver may call: the order's, else the account's. Saves it to the account if the shopper asked for
 * that. The caller must hold the lock on the shopper's row.
 */
export async function resolveContact(
  transaction: Transaction,
  { userId, order }: { userId: string; order: PlacedOrder },
): Promise<Contact> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  const accountPhone = user?.phoneNumber ?? user?.contactPhone ?? null;
  const verifiedPhone = user?.phoneNumberVerified ? user.phoneNumber : null;
  const hasVerifiedPhone = verifiedPhone !== null;
  const createContact = (contactPhone: string | null): Contact => ({
    contactPhone,
    unverifiedPhone: contactPhone === verifiedPhone ? null : contactPhone,
    hasVerifiedPhone,
  });
  if (order.contactPhone === undefined) return createContact(accountPhone);
  const contactPhone = parsePhone(order.contactPhone, 'contactPhone');
  if (order.keepContactPhone && contactPhone !== accountPhone)
    await transaction.update(users).set({ contactPhone }).where(eq(users.id, userId));
  return createContact(contactPhone);
}
