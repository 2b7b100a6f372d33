import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';

/** Returns to the search; renders nothing if there is no search. */
export function OtherAddressButton({ onPress }: { onPress: (() => void) | undefined }) {
  const { t } = useWords();
  if (!onPress) return null;
  return (
    <Button variant="secondary" size="small" isWide onClick={onPress}>
      {t('expressDelivery.otherAddress')}
    </Button>
  );
}
