import type { Region } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { OtherAddressButton } from './OtherAddressButton';
import { useSwitchRegion, type AddressUse } from './useSwitchRegion';
import { InlineNotice } from './InlineNotice';

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
