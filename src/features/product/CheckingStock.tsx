import { useProductWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';

/** S4-24: in the place of the button while the stock is looked up. */
export function CheckingStock() {
  const { t } = useProductWords();
  return (
    <Text tone="muted" role="status" style={{ minHeight: 56 }}>
      <Spinner /> {t('product.loadingStock')}
    </Text>
  );
}
