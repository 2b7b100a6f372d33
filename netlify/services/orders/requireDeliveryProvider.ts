import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { providers, providerZones } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { Address } from '../../../src/domain/delivery/address/addressSchema';
import { isDeliverable } from '../../../src/domain/delivery/address/streetAddress';
import type { OrderType } from '../../../src/domain/order/orderStatus';
import { hasUploadedId } from '../ids/hasUploadedId';

interface Destination {
  orderType: OrderType;
  userId: string;
  providerId: string;
  address: Address | null;
}

const refusal = (code: ProblemCode, detail: string) => new ServiceError({ code, status: 422, detail });

export const idMissing = () => refusal('id_missing', 'Please upload a photo of your ID before you place your order.');

function requireAddress({ address }: Destination): Address {
  if (!address) throw refusal('address_unknown', 'We couldn’t find this address. Please choose it again.');
  return address;
}

async function requireZone(transaction: Transaction, destination: Destination): Promise<Address> {
  const { providerId } = destination;
  const address = requireAddress(destination);
  // A place can also be a town or a postal code, where no driver could find a door.
  if (!isDeliverable(address))
    throw refusal('address_incomplete', 'Please use an address with a street, number and ZIP code.');
  const inZone = and(eq(providerZones.providerId, providerId), eq(providerZones.postalCode, address.postalCode));
  const [zone] = await transaction.select({ postalCode: providerZones.postalCode }).from(providerZones).where(inZone);
  if (zone) return address;
  throw refusal(
    'address_out_of_zone',
    'Your address is out of delivery range of this dispensary. Please use another address.',
  );
}

/** The terms of pickups in the columns of deliveries: their own minimum and no fee. */
const pickupTerms = (provider: typeof providers.$inferSelect) => ({
  ...provider,
  deliveryTotalMinimumCents: provider.pickupMinimumCents,
  deliveryFeeCents: 0,
});

/**
 * Returns the provider, with the terms of the order's type, after checking that it may sell to this shopper (ID uploaded) and
 * deliver to the address (in its zone). A pickup may be for someone who lives anywhere.
 */
export async function requireDeliveryProvider(transaction: Transaction, destination: Destination) {
  const [provider] = await transaction.select().from(providers).where(eq(providers.id, destination.providerId));
  if (!provider)
    throw refusal('provider_unavailable', 'This dispensary doesn’t deliver. Please choose your address again.');
  if (!(await hasUploadedId(transaction, destination))) throw idMissing();
  if (destination.orderType === 'delivery') return { provider, address: await requireZone(transaction, destination) };
  if (!provider.pickupAddress)
    throw refusal('pickup_not_offered', 'This dispensary doesn’t offer pickup. Please choose delivery.');
  return { provider: pickupTerms(provider), address: requireAddress(destination) };
}
