import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { useWords } from '../../../i18n/LocaleContext';
import { copyWithToast } from '../../../state/notifications/shareLink';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { useCopyWords } from './useCopyWords';

export function ReportActions({ link }: { link: string }) {
  const { t } = useWords('product', 'details');
  const words = useCopyWords();
  return (
    <Cluster $gap={2}>
      <Button
        variant="secondary"
        size="small"
        icon={<Link2 size={18} aria-hidden />}
        onClick={() => void copyWithToast(withCurrentHost(link), words)}
      >
        {t('product.lab.copyLink')}
      </Button>
      <Button variant="secondary" size="small" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {t('product.lab.print')}
      </Button>
    </Cluster>
  );
}
