import type { Address } from '../../domain/address/addressSchema';
import { addressRegion } from '../../domain/region/resolveRegion';
import type { Region } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** Returns the address's region if it is not the current one, otherwise null. */
export function useOtherRegion(address: Address | null): Region | null {
  const { locale } = useWords();
  const current = useRegion(locale.country);
  const region = address && addressRegion(address, current);
  return region && region.code !== current.code ? region : null;
}
