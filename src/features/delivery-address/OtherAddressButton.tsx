import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';

export function OtherAddressButton({ onClick }: { onClick: (() => void) | undefined }) {
  const { t } = useWords();
  if (!onClick) return null;
  return (
    <Button variant="secondary" size="small" isWide onClick={onClick}>
      {t('expressDelivery.otherAddress')}
    </Button>
  );
}
