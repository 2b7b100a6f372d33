import { styled } from 'styled-components';
import { sortFigures } from '../../../domain/catalogue/batches';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { BarTable } from '../../../ui/BarTable';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space, type Hue } from '../../../ui/theme/tokens';
import { LabColumns } from './LabColumns';
import { useReportFormat } from './useReportFormat';

export function LabFigures({ batch, hue }: { batch: Batch; hue: Hue }) {
  const { t } = useWords('product', 'details');
  const { formatPercent } = useReportFormat();
  const columns = { name: t('product.lab.substance'), value: t('product.lab.share') };
  const cannabinoids = sortFigures(batch.cannabinoids);
  const terpenes = sortFigures(batch.terpenes);
  return (
    <div>
      <Columns>
        <BarTable
          caption={t('product.lab.cannabinoids')}
          columns={columns}
          hue={hue}
          rows={cannabinoids.sorted.map(({ name, percent: value }) => ({
            key: name,
            name: t(`product.cannabinoid.${name}`),
            share: value / 100,
            value: formatPercent(value),
          }))}
          totals={[
            { key: 'thc', name: t('product.lab.totalThc'), value: formatPercent(batch.totalThcPercent) },
            { key: 'cbd', name: t('product.lab.totalCbd'), value: formatPercent(batch.totalCbdPercent) },
          ]}
        />
        <BarTable
          caption={t('product.lab.terpenes')}
          columns={columns}
          hue={hue}
          rows={terpenes.sorted.map(({ name, percent: value }) => ({
            key: name,
            name: t(`product.terpene.${name}`),
            // Scale to the largest terpene. As shares of the whole oil, the bars would be too short to see.
            share: terpenes.largest ? value / terpenes.largest : 0,
            value: formatPercent(value),
          }))}
          totals={[{ key: 'all', name: t('product.lab.totalTerpenes'), value: formatPercent(terpenes.total) }]}
        />
      </Columns>
      <Paragraph size="small" tone="muted">
        {t('product.lab.scale')}
      </Paragraph>
    </div>
  );
}

const Columns = styled(LabColumns)`
  padding-bottom: ${space[4]};
`;
