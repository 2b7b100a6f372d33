import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../../content/pages/pageContext';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { space, text } from '../../../ui/theme/tokens';

interface PrintedHeadProps {
  summary: ProductView['summary'];
  variant: VariantView;
  batch: Batch;
  link: string;
}

/** Visible only in print. */
export function PrintedHead({ summary, variant, batch, link }: PrintedHeadProps) {
  const { t } = useWords('product', 'details');
  const source = useClientValue(() => withCurrentHost(link), link);
  return (
    <Root>
      <strong>
        {summary.title} · {summary.brand}
      </strong>
      <span>{t('product.lab.printed', { size: variant.title, batch: batch.batchId })}</span>
      <span>{t('product.lab.printedFrom', { address: source })}</span>
    </Root>
  );
}

const Root = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: ${space[1]};
  }
  > strong {
    ${text.section};
  }
`;
