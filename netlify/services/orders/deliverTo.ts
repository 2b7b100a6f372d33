import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { idImages, providers, providerZones } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { Address } from '../../../src/domain/delivery/addressSchema';

interface Destination {
  userId: string;
  providerId: string;
  address: Address | null;
  now: Date;
}

async function requireId(transaction: Transaction, { userId, providerId, now }: Destination): Promise<void> {
  const isKept = or(isNull(idImages.deleteAfter), gt(idImages.deleteAfter, now));
  const [image] = await transaction
    .select({ id: idImages.id })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId), isKept));
  if (!image) {
    throw new ServiceError({ code: 'id_missing', status: 422, detail: 'Please upload a photo of your ID before you place your order.' });
  }
}

async function requireZone(transaction: Transaction, { providerId, address }: Destination): Promise<Address> {
  if (!address) {
    throw new ServiceError({ code: 'address_unknown', status: 422, detail: 'We could not find this address. Please choose it again.' });
  }
  const inZone = and(eq(providerZones.providerId, providerId), eq(providerZones.postalCode, address.postalCode));
  const [zone] = await transaction.select({ postalCode: providerZones.postalCode }).from(providerZones).where(inZone);
  if (!zone) {
    throw new ServiceError({
      code: 'address_out_of_zone',
      status: 422,
      detail: 'Your address is out of delivery range of this dispensary. Please use another address.',
    });
  }
  return address;
}

/** The provider, once it is sure that it may deliver to this shopper (ID, D-16) at this address (its zone, D-20). */
export async function deliverTo(transaction: Transaction, destination: Destination) {
  const [provider] = await transaction.select().from(providers).where(eq(providers.id, destination.providerId));
  if (!provider) {
    throw new ServiceError({ code: 'provider_unknown', status: 422, detail: 'This dispensary does not deliver. Please choose your address again.' });
  }
  await requireId(transaction, destination);
  return { provider, address: await requireZone(transaction, destination) };
}
