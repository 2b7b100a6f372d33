import { useWords } from '../../../i18n/LocaleContext';

export function useCopyWords() {
  const { t } = useWords('product', 'details');
  return { copied: t('product.linkCopied'), failed: t('product.linkFailed') };
}
