import { useWords } from '../../../i18n/LocaleContext';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Text } from '../../../ui/text/Text';

/** Takes the button's place while the stock loads. */
export function CheckingStock() {
  const { t } = useWords('product');
  return (
    <Text tone="muted" role="status" style={{ minHeight: 56 }}>
      <Spinner /> {t('product.loadingStock')}
    </Text>
  );
}
