import { copyText } from '../../data/share';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/toasts';

/** Copies a URL to the clipboard and says whether that worked. */
export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useDetailsWords();
  return async (url) => {
    if (await copyText(url)) showToast({ variant: 'success', message: t('product.linkCopied') });
    else showToast({ variant: 'error', message: t('product.linkFailed') });
  };
}
