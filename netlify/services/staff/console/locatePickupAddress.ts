import type { PickupAddress } from '../../../../src/domain/delivery/providerSchema';
import { ServiceError } from '../../../platform/errors';
import { gazetteerIndex } from '../../../platform/maps/gazetteerIndex';

const zipUnknown = (postalCode: string) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'We couldn’t find the ZIP code of the pickup address.',
    errors: [{ path: 'pickupAddress.postalCode', message: `expected a US ZIP code, got "${postalCode}"` }],
  });

const isSameAddress = (a: PickupAddress, b: PickupAddress) =>
  a.addressOne === b.addressOne && a.city === b.city && a.state === b.state && a.postalCode === b.postalCode;

/** Falls back to the previous position of the same address, then to the middle of its ZIP code. */
export function locatePickupAddress(address: PickupAddress, before: PickupAddress | null): PickupAddress {
  if (address.latitude !== undefined && address.longitude !== undefined) return address;
  if (before?.latitude !== undefined && isSameAddress(address, before))
    return { ...address, latitude: before.latitude, longitude: before.longitude };
  const area = gazetteerIndex().areasByCode.get(address.postalCode);
  if (area?.town.country !== 'US') throw zipUnknown(address.postalCode);
  return { ...address, latitude: area.latitude, longitude: area.longitude };
}
