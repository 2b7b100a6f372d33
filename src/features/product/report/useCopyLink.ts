import { copyText } from '../../../data/share';
import { useWords } from '../../../i18n/LocaleContext';
import { showToast } from '../../../state/notifications/toasts';

/** Copies a URL to the clipboard and says whether that worked. */
export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useWords('product', 'details');
  return async (url) => {
    if (await copyText(url)) showToast({ variant: 'success', message: t('product.linkCopied') });
    else showToast({ variant: 'error', message: t('product.linkFailed') });
  };
}
