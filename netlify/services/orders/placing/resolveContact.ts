import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { users } from '../../../database/accountTables';
import { requirePhone } from '../../people/destination';
import type { UserRow } from '../../people/readSession';
import type { PlacedOrder } from './placedOrder';

export interface Contact {
  contactPhone: string | null;
  /** `contactPhone`, or null if the account has verified that number. */
  unverifiedPhone: string | null;
  hasVerifiedPhone: boolean;
}

/** Prefers the order's number and saves it on request. The caller must hold the shopper's lock. */
export async function resolveContact(
  transaction: Transaction,
  { user, order }: { user: UserRow; order: PlacedOrder },
): Promise<Contact> {
  const accountPhone = user.phoneNumber ?? user.contactPhone;
  const verifiedPhone = user.phoneNumberVerified ? user.phoneNumber : null;
  const hasVerifiedPhone = verifiedPhone !== null;
  const createContact = (contactPhone: string | null): Contact => ({
    contactPhone,
    unverifiedPhone: contactPhone === verifiedPhone ? null : contactPhone,
    hasVerifiedPhone,
  });
  if (order.contactPhone === undefined) return createContact(accountPhone);
  const contactPhone = requirePhone(order.contactPhone, 'contactPhone');
  if (order.keepContactPhone && contactPhone !== accountPhone)
    await transaction.update(users).set({ contactPhone }).where(eq(users.id, user.id));
  return createContact(contactPhone);
}
