import { useWords } from '../../../i18n/LocaleContext';

/** The toasts after copying a link to a product or report. */
export function useCopyWords() {
  const { t } = useWords('product', 'details');
  return { copied: t('product.linkCopied'), failed: t('product.linkFailed') };
}
