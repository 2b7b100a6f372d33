import { and, eq, sql } from 'drizzle-orm';
import { doorOf } from '../../../src/domain/delivery/doorOf';
import type { Address } from '../../../src/domain/delivery/addressSchema';
import type { Transaction } from '../../database/client';
import { idImages } from '../../database/schema';
import type { Settings } from '../../platform/settings';
import { hashDoor } from '../auth/codeHash';

/** What orders are counted by beside their account. */
export interface FairKeys {
  doorKey: string;
  /** Null: the account's own verified number, or none. */
  unverifiedPhone: string | null;
  /** Null: an image from before keys of images were kept. */
  idKey: string | null;
}

interface Request {
  userId: string;
  providerId: string;
  address: Address;
  unverifiedPhone: string | null;
}

/** The keys of an order that is being placed. */
export async function fairKeysOf(
  settings: Pick<Settings, 'codePepper'>,
  transaction: Transaction,
  { userId, providerId, address, unverifiedPhone }: Request,
): Promise<FairKeys> {
  const [image] = await transaction
    .select({ imageKey: idImages.imageKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  return { doorKey: hashDoor(settings, doorOf(address)), unverifiedPhone, idKey: image?.imageKey ?? null };
}

/**
 * Lets one order at a time be placed for each door, phone number and ID, until the transaction ends: what is counted by
 * them afterwards stays true. Always locked in the same order, so that no two orders wait for each other.
 */
export async function lockFairKeys(
  transaction: Transaction,
  { doorKey, unverifiedPhone, idKey }: FairKeys,
): Promise<void> {
  const names = [
    `door ${doorKey}`,
    ...(unverifiedPhone === null ? [] : [`phone ${unverifiedPhone}`]),
    ...(idKey === null ? [] : [`id ${idKey}`]),
  ];
  for (const name of names.sort())
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
