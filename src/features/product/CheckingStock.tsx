import { useProductWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';

/** Takes the button's place while the stock loads. */
export function CheckingStock() {
  const { t } = useProductWords();
  return (
    <Text tone="muted" role="status" style={{ minHeight: 56 }}>
      <Spinner /> {t('product.loadingStock')}
    </Text>
  );
}
