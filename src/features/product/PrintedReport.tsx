import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../content/pageContext';
import type { Batch } from '../../domain/catalogue/batchSchema';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { space, text } from '../../ui/theme/tokens';

/** Leaves nothing on paper but the report and what stands around it, while the page says that it alone is printed. */
export const printCss = (id: string): string =>
  `:root[data-print=${id}] body :not(:has(#${id}),#${id},#${id} *){display:none!important}` +
  `:root[data-print=${id}] body{background:none}#${id} :is(tr,li,dl>div){break-inside:avoid}`;

interface PrintedHeadProps {
  summary: ProductView['summary'];
  variant: VariantView;
  batch: Batch;
  link: string;
}

/** What a report on paper must say of itself: whose it is, and where it is read. */
export function PrintedHead({ summary, variant, batch, link }: PrintedHeadProps) {
  const { t } = useDetailsWords();
  return (
    <Root>
      <strong>
        {summary.title} · {summary.brand}
      </strong>
      <span>
        {t('product.size')}: {variant.title} · {t('product.lab.batch')}: {batch.batchId}
      </span>
      <span>{t('product.lab.printedFrom', { address: link })}</span>
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
