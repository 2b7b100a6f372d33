import type { Region } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { OtherAddressButton } from './OtherAddressButton';
import { InlineNotice } from './InlineNotice';
import { navigate } from 'gatsby';
import { isFeatureOn } from '../../domain/region/features';
import { localeForLanguage, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { loadMessages } from '../../i18n/loadMessages';
import { countUndeliverable } from '../../state/delivery/countUndeliverable';
import { closePanel } from '../../state/panels';
import { chooseRegion, saveLocale } from '../../state/region';
import { showToast } from '../../state/notifications/toasts';

type AddressUse = 'delivery' | 'stores';

const pathInRegion = ({ code }: Region, use: AddressUse) =>
  routePath(use === 'stores' && isFeatureOn('storeLocator', code) ? 'storeLocator' : 'home');

/** Then opens the region's home page or, for stores, its store locator. */
function useSwitchRegion(use: AddressUse) {
  const { locale, t, plural } = useWords('account', 'order');
  return async (region: Region): Promise<void> => {
    const target = localeForLanguage(region.country, locale.language);
    closePanel();
    chooseRegion(region.country, region.code);
    saveLocale(target.id);
    const undeliverableCount = await countUndeliverable(locale.id, region.code);
    await loadMessages(target.id);
    await navigate(localePath(target, pathInRegion(region, use)));
    const changedText = t('region.changed', { region: t(`region.${region.code}`) });
    showToast({
      variant: 'info',
      message: undeliverableCount ? `${changedText} ${plural('region.cartChanged', undeliverableCount)}` : changedText,
    });
  };
}

interface OtherRegionNoticeProps {
  region: Region;
  use: AddressUse;
  title?: string;
  onOtherAddress?: () => void;
}

export function OtherRegionNotice({ region, use, title, onOtherAddress }: OtherRegionNoticeProps) {
  const { t } = useWords('account', 'order');
  const switchRegion = useSwitchRegion(use);
  const name = t(`region.${region.code}`);
  return (
    <InlineNotice
      tone="warning"
      title={title}
      actions={
        <>
          <Button size="small" isWide onClick={() => void switchRegion(region)}>
            {t('expressDelivery.changeRegion', { region: name })}
          </Button>
          <OtherAddressButton onClick={onOtherAddress} />
        </>
      }
    >
      {t('expressDelivery.otherRegion', { region: name })}
    </InlineNotice>
  );
}
