import { useQueryClient } from '@tanstack/react-query';
import { addressQuery, type LocationBias } from '../../../data/delivery/deliveryCalls';
import { useWords } from '../../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { useRegion } from '../../../state/region';

/** One decimal is about ten kilometers, which tells towns apart without revealing the exact location. */
const roundCoordinate = (degrees: number) => Math.round(degrees * 10) / 10;

/** Derives the bias of a search from the region and the last address. */
export function useApproximateLocation(): LocationBias {
  const { locale } = useWords();
  const { code } = useRegion(locale.country);
  const place = useDeliveryPlace((state) => state.place);
  const client = useQueryClient();
  const key = place && addressQuery(place.placeId, place.addressTwo).queryKey;
  const { latitude, longitude } = (key && client.getQueryData(key)) ?? {};
  return {
    nearCountry: locale.country === 'us' ? 'US' : 'CA',
    nearState: code === 'CA_ALL' ? undefined : code,
    ...(latitude !== undefined &&
      longitude !== undefined && { nearLat: roundCoordinate(latitude), nearLng: roundCoordinate(longitude) }),
  };
}
