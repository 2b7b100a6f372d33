import type { ProblemCode } from '../../../../src/domain/site/problemCodes';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { providers, providerZones } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/delivery/address/addressSchema';
import { isDeliverable } from '../../../../src/domain/delivery/address/streetAddress';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import { setImageExpiry } from '../updateImageExpiry';

interface DeliveryRequest {
  orderType: OrderType;
  userId: string;
  providerId: string;
  address: Address | null;
}

const unprocessable = (code: ProblemCode, detail: string) => new ServiceError({ code, status: 422, detail });

const idMissing = () => unprocessable('id_missing', 'Please upload a photo of your ID before you place your order.');

function requireAddress({ address }: DeliveryRequest): Address {
  if (!address) throw unprocessable('address_unknown', 'We couldn’t find this address. Please choose it again.');
  return address;
}

async function requireZone(transaction: Transaction, request: DeliveryRequest): Promise<Address> {
  const { providerId } = request;
  const address = requireAddress(request);
  // A place can also be a town or a postal code, where a driver could not find the door.
  if (!isDeliverable(address))
    throw unprocessable('address_incomplete', 'Please use an address with a street, number and ZIP code.');
  const isInZone = and(eq(providerZones.providerId, providerId), eq(providerZones.postalCode, address.postalCode));
  const [zone] = await transaction.select({ postalCode: providerZones.postalCode }).from(providerZones).where(isInZone);
  if (zone) return address;
  throw unprocessable(
    'address_out_of_zone',
    'Your address is out of delivery range of this dispensary. Please use another address.',
  );
}

const pickupTerms = (provider: typeof providers.$inferSelect) => ({
  ...provider,
  deliveryTotalMinimumCents: provider.pickupMinimumCents,
  deliveryFeeCents: 0,
});

/**
 * Requires an uploaded ID, which then no longer expires, and an address in the zone. Returns the provider with the terms
 * of the order type, and the ID's key. Locks the provider: a change of hours must either apply to this order or warn
 * about it.
 */
export async function requireDeliveryProvider(transaction: Transaction, request: DeliveryRequest) {
  const [provider] = await transaction
    .select()
    .from(providers)
    .where(eq(providers.id, request.providerId))
    .for('share');
  if (!provider)
    throw unprocessable('provider_unavailable', 'This dispensary doesn’t deliver. Please choose your address again.');
  const image = await setImageExpiry(transaction, request, null);
  if (!image) throw idMissing();
  const idKey = image.imageKey;
  if (request.orderType === 'delivery') return { provider, address: await requireZone(transaction, request), idKey };
  if (!provider.pickupAddress)
    throw unprocessable('pickup_not_offered', 'This dispensary doesn’t offer pickup. Please choose delivery.');
  return { provider: pickupTerms(provider), address: requireAddress(request), idKey };
}
