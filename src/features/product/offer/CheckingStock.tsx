import { useWords } from '../../../i18n/LocaleContext';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Paragraph } from '../../../ui/text/Paragraph';

/** As tall as the button that replaces it. */
export function CheckingStock() {
  const { t } = useWords('product');
  return (
    <Paragraph tone="muted" role="status" style={{ minHeight: 56 }}>
      <Spinner /> {t('product.loadingStock')}
    </Paragraph>
  );
}
