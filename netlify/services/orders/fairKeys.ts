import { and, eq, sql } from 'drizzle-orm';
import { normalizeDoor } from '../../../src/domain/delivery/normalizeDoor';
import type { Address } from '../../../src/domain/delivery/addressSchema';
import type { Transaction } from '../../database/client';
import { idImages } from '../../database/schema';
import type { Settings } from '../../platform/settings';
import { hashDoor } from '../auth/codeHash';

/** The keys, besides the account, that orders are counted by. */
export interface FairKeys {
  doorKey: string;
  /** Null when there is no number, or it is the account's own verified one. */
  unverifiedPhone: string | null;
  /** Null for ID images uploaded before their keys were stored. */
  idKey: string | null;
}

interface Request {
  userId: string;
  providerId: string;
  address: Address;
  unverifiedPhone: string | null;
}

/** The keys of an order being placed. */
export async function fairKeysOf(
  settings: Pick<Settings, 'codePepper'>,
  transaction: Transaction,
  { userId, providerId, address, unverifiedPhone }: Request,
): Promise<FairKeys> {
  const [image] = await transaction
    .select({ imageKey: idImages.imageKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  return { doorKey: hashDoor(settings, normalizeDoor(address)), unverifiedPhone, idKey: image?.imageKey ?? null };
}

/**
 * Serializes orders for each door, phone number and ID until the transaction ends, so that counts stay accurate. The keys
 * are always locked in the same order, to avoid deadlocks.
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
