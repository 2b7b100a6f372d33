import { useWords } from '../../../i18n/LocaleContext';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Text } from '../../../ui/text/Text';

/** As tall as the button that replaces it. */
export function CheckingStock() {
  const { t } = useWords('product');
  return (
    <Text tone="muted" role="status" style={{ minHeight: 56 }}>
      <Spinner /> {t('product.loadingStock')}
    </Text>
  );
}
