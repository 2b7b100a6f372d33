import { Link2, Printer } from 'lucide-react';
import { printPart } from '../../data/page/printPart';
import { copyText } from '../../data/share';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { reportAnchor } from './reportAnchor';

/** A report is linked to and printed as a page: nobody has to open a file for it. */
export function ReportActions({ link }: { link: string }) {
  const { t } = useDetailsWords();
  const copy = async () => {
    if (await copyText(link)) showToast({ variant: 'success', message: t('product.linkCopied') });
    else showToast({ variant: 'error', message: t('product.linkFailed') });
  };
  return (
    <Cluster $gap={2}>
      <Button variant="secondary" size="small" icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {t('product.lab.copyLink')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<Printer size={18} aria-hidden />}
        onClick={() => printPart(reportAnchor)}
      >
        {t('product.lab.print')}
      </Button>
    </Cluster>
  );
}
