import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { canShare } from '../../../data/share';
import { writeProductSelection } from '../../../domain/catalogue/productSelection';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { shareOrCopy } from '../../../state/notifications/shareLink';
import { Button } from '../../../ui/Button';
import type { ProductSectionProps } from '../offer/choice';
import { useCopyWords } from './useCopyWords';

interface ShareButtonProps extends ProductSectionProps {
  address: string;
}

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareButton({ product, choice, address }: ShareButtonProps) {
  const { t } = useWords('product', 'details');
  const hasShareSheet = useClientValue(canShare, true);
  const words = useCopyWords();
  const share = () => {
    const url = withCurrentHost(address + writeProductSelection(product.variants, choice.getState()));
    void shareOrCopy({ title: product.summary.title, url }, words);
  };
  const Icon = hasShareSheet ? Share2 : Link2;
  return (
    <Button variant="quiet" size="small" icon={<Icon size={18} aria-hidden />} onClick={share}>
      {t(hasShareSheet ? 'product.share' : 'product.copyLink')}
    </Button>
  );
}
