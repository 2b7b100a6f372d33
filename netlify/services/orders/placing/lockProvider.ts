import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { providers, providerZones, slotUsage } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/address/addressSchema';
import { isDeliverable } from '../../../../src/domain/address/streetAddress';
import type { OrderType } from '../../../../src/domain/order/orderStatus';

type Provider = typeof providers.$inferSelect;

interface ProviderQuery {
  providerId: string;
  orderType: OrderType;
  slotStart: string;
  /** Empty without an address. */
  postalCode: string;
}

interface KnownProvider {
  provider: Provider;
  isInZone: boolean;
  hasSlot: boolean;
}

interface DeliveryRequest {
  orderType: OrderType;
  address: Address | null;
  /** Undefined if none was uploaded. */
  image: { imageKey: string | null } | undefined;
}

const unprocessable = (code: ProblemCode, detail: string) => new ServiceError({ code, detail });

const idMissing = () => unprocessable('id_missing', 'Please upload a photo of your ID before you place your order.');

function requireAddress(address: Address | null): Address {
  if (!address) throw unprocessable('address_unknown', 'We couldn’t find this address. Please choose it again.');
  return address;
}

function requireZone({ address: given }: DeliveryRequest, known: KnownProvider): Address {
  const address = requireAddress(given);
  // A place can also be a town or a postal code, where a driver could not find the door.
  if (!isDeliverable(address))
    throw unprocessable('address_incomplete', 'Please use an address with a street, number and ZIP code.');
  if (known.isInZone) return address;
  throw unprocessable(
    'address_out_of_zone',
    'Your address is out of delivery range of this dispensary. Please use another address.',
  );
}

const pickupTerms = (provider: Provider): Provider => ({
  ...provider,
  deliveryTotalMinimumCents: provider.pickupMinimumCents,
  deliveryFeeCents: 0,
});

const lockProviderRow = prepareQuery((database) =>
  database
    .select({
      provider: providers,
      isInZone: sql<boolean>`${providerZones.postalCode} is not null`,
      hasSlot: sql<boolean>`${slotUsage.taken} is not null`,
    })
    .from(providers)
    .leftJoin(
      providerZones,
      and(eq(providerZones.providerId, providers.id), eq(providerZones.postalCode, sql.placeholder('postalCode'))),
    )
    .leftJoin(
      slotUsage,
      and(
        eq(slotUsage.providerId, providers.id),
        eq(slotUsage.orderType, sql.placeholder('orderType')),
        eq(slotUsage.slotStart, sql.placeholder('slotStart')),
      ),
    )
    .where(eq(providers.id, sql.placeholder('providerId')))
    .for('share', { of: providers }),
);

/**
 * Locks the provider, so that a change of hours either applies to this order or warns about it. Also reads whether the
 * address is in its zone, and whether the slot has been added.
 */
export async function lockProvider(
  transaction: Transaction,
  { providerId, orderType, slotStart, postalCode }: ProviderQuery,
): Promise<KnownProvider | undefined> {
  const [row] = await lockProviderRow(transaction, { providerId, orderType, slotStart, postalCode });
  return row;
}

export function requireKnownProvider(known: KnownProvider | undefined): KnownProvider {
  if (known) return known;
  throw unprocessable('provider_unavailable', 'This dispensary doesn’t deliver. Please choose your address again.');
}

/** The provider has the terms of the order type, and the address is one that it delivers to. */
export interface CheckedDelivery {
  provider: Provider;
  address: Address;
  /** Null for images that were uploaded before they had keys. */
  idKey: string | null;
}

/** Requires an uploaded ID, and an address in the zone. */
export function requireDelivery(known: KnownProvider, request: DeliveryRequest): CheckedDelivery {
  const { provider } = known;
  if (!request.image) throw idMissing();
  const idKey = request.image.imageKey;
  if (request.orderType === 'delivery') return { provider, address: requireZone(request, known), idKey };
  if (!provider.pickupAddress)
    throw unprocessable('pickup_not_offered', 'This dispensary doesn’t offer pickup. Please choose delivery.');
  return { provider: pickupTerms(provider), address: requireAddress(request.address), idKey };
}
