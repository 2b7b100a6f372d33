import { useAllWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery';
import { useOtherRegion } from './useOtherRegion';

/** The result of an address lookup as text for an announcement, or null until it is known. */
export function useDeliveryWords({ address, provider, isProviderKnown }: Delivery): string | null {
  const { t } = useAllWords();
  const region = useOtherRegion(address);
  if (!address || !isProviderKnown) return null;
  const set = t('address.said', { address: address.description });
  const served = provider ? t('address.said.served', { provider: provider.name }) : t('address.said.unserved');
  const elsewhere = region && t('address.said.otherRegion', { region: t(`region.${region.code}`) });
  return [set, served, elsewhere].filter(Boolean).join(' ');
}
