import { navigate } from 'gatsby';
import { isFeatureOn } from '../../domain/region/features';
import { localeForLanguage, localePath } from '../../domain/region/locales';
import type { Region } from '../../domain/region/regions';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { loadMessages } from '../../i18n/loadMessages';
import { countUndeliverable } from '../../state/delivery/countUndeliverable';
import { closePanel } from '../../state/panels';
import { chooseRegion, saveLocale } from '../../state/region';
import { showToast } from '../../state/notifications/toasts';

export type AddressUse = 'delivery' | 'stores';

const pathIn = ({ code }: Region, use: AddressUse) =>
  routePath(use === 'stores' && isFeatureOn('storeLocator', code) ? 'storeLocator' : 'home');

/** Switches to the region of an address and opens its home page or, for stores, its store locator. */
export function useSwitchRegion(use: AddressUse) {
  const { locale, t, plural } = useWords('account', 'order');
  return async (region: Region): Promise<void> => {
    const target = localeForLanguage(region.country, locale.language);
    closePanel();
    chooseRegion(region.country, region.code);
    saveLocale(target.id);
    const kept = await countUndeliverable(locale.id, region.code);
    await loadMessages(target.id);
    await navigate(localePath(target, pathIn(region, use)));
    const changed = t('region.changed', { region: t(`region.${region.code}`) });
    showToast({ variant: 'info', message: kept ? `${changed} ${plural('region.cartChanged', kept)}` : changed });
  };
}
