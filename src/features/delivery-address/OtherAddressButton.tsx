import { useLocale } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';

/** S8-15: the way back to the search, where there is one. */
export function OtherAddressButton({ onPress }: { onPress: (() => void) | undefined }) {
  const { t } = useLocale();
  if (!onPress) return null;
  return (
    <Button variant="secondary" size="small" isWide onClick={onPress}>
      {t('expressDelivery.otherAddress')}
    </Button>
  );
}
