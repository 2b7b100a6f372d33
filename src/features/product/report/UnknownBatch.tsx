import { styled } from 'styled-components';
import { reportAnchor } from '../../../domain/catalogue/cataloguePaths';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { Heading } from '../../../ui/text/Heading';
import { Notice } from '../../../ui/feedback/Notice';
import { space } from '../../../ui/theme/tokens';
import type { ProductSectionProps } from '../offer/choice';
import { chooseReport } from '../offer/chosenVariant';
import { useReportFormat } from './useReportFormat';

/** URLs can contain arbitrarily long batch ids. */
const maxLength = 40;

/** Reports an unknown batch instead of showing the figures of another one, and offers the available reports. */
export function UnknownBatch({ product, choice, batchId: unknownBatchId }: ProductSectionProps & { batchId: string }) {
  const { t } = useWords('product', 'details');
  const { formatDay } = useReportFormat();
  const reports = product.variants.flatMap(({ title, batches }) => batches.map((batch) => ({ title, ...batch })));
  const openReport = (batchId: string) => {
    chooseReport({ product, choice }, batchId);
    document.getElementById(reportAnchor)?.focus();
  };
  return (
    <Root>
      <Notice tone="warning">{t('product.lab.unknownBatch', { batch: unknownBatchId.slice(0, maxLength) })}</Notice>
      {reports.length > 0 && (
        <div>
          <Heading level={3} size="small">
            {t('product.lab.currentReports')}
          </Heading>
          <Cluster as="ul" $gap={2}>
            {reports.map(({ title, batchId, testedOn }) => (
              <li key={batchId}>
                <Button variant="secondary" size="small" onClick={() => openReport(batchId)}>
                  {title} · {t('product.lab.batchOption', { batch: batchId, date: formatDay(testedOn) })}
                </Button>
              </li>
            ))}
          </Cluster>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  ul {
    padding-top: ${space[3]};
  }
`;
