import type { Address } from '../../domain/delivery/addressSchema';
import { addressRegion } from '../../domain/delivery/addressRegion';
import type { Region } from '../../domain/region/regions';
import { useLocale } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** S4-27: the region that an address belongs to if that is not the one that is shown, else null. */
export function useOtherRegion(address: Address | null): Region | null {
  const { locale } = useLocale();
  const current = useRegion(locale.country);
  const region = address && addressRegion(address, current);
  return region && region.code !== current.code ? region : null;
}
