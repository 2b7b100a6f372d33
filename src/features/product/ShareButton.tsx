import { Link2, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { canShare, copyText, openShareSheet } from '../../data/share';
import { choiceSearch } from '../../domain/catalogue/productChoice';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import type { PartProps } from './choice';

const never = () => () => undefined;

interface ShareButtonProps extends PartProps {
  /** The page's canonical address. */
  address: string;
}

/** Shares the page with its size and batch: by the device's own sheet, else as a link on the clipboard. */
export function ShareButton({ product, choice, address }: ShareButtonProps) {
  const { t } = useDetailsWords();
  const hasSheet = useSyncExternalStore(never, canShare, () => true);
  const share = async () => {
    const url = address + choiceSearch(product.variants, choice.getState());
    if (hasSheet && (await openShareSheet({ title: product.summary.title, url }))) return;
    if (await copyText(url)) showToast({ variant: 'success', message: t('product.linkCopied') });
    else showToast({ variant: 'error', message: t('product.linkFailed') });
  };
  const Icon = hasSheet ? Share2 : Link2;
  return (
    <Button variant="quiet" size="small" icon={<Icon size={18} aria-hidden />} onClick={() => void share()}>
      {t(hasSheet ? 'product.share' : 'product.copyLink')}
    </Button>
  );
}
