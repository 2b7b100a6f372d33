import type { VariantView } from '../../../content/pages/pageContext';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { SelectField } from '../../../ui/fields/SelectField';
import { Paragraph } from '../../../ui/text/Paragraph';
import type { ProductSectionProps } from '../offer/choice';
import { chooseBatch } from '../offer/chosenVariant';
import { useReportFormat } from './useReportFormat';

interface BatchChoiceProps extends Pick<ProductSectionProps, 'choice'> {
  variant: VariantView;
  batch: Batch;
}

export function BatchChoice({ choice, variant, batch }: BatchChoiceProps) {
  const { t } = useWords('product', 'details');
  const { formatDay } = useReportFormat();
  if (variant.batches.length === 1)
    return (
      <Paragraph>
        {t('product.lab.batch')} <strong>{batch.batchId}</strong>
      </Paragraph>
    );
  return (
    <SelectField
      label={t('product.lab.batch')}
      hint={t('product.lab.chooseHint')}
      value={batch.batchId}
      onChange={(event) => chooseBatch({ choice }, event.target.value)}
      options={variant.batches.map(({ batchId, testedOn }) => ({
        value: batchId,
        label: t('product.lab.batchOption', { batch: batchId, date: formatDay(testedOn) }),
      }))}
    />
  );
}
