import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { ProductView } from '../../content/pageContext';
import type { Batch } from '../../domain/catalogue/batchSchema';
import { useProductWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { Meter } from '../../ui/Meter';
import { Text } from '../../ui/Text';
import { color, media, radius, space, type Hue } from '../../ui/theme/tokens';
import { FactList } from './OilProfile';

interface LabReportProps {
  batch: Batch;
  grams: number | null;
  plantType: NonNullable<ProductView['oil']>['plantType'];
}

/** S2-71: what a licensed laboratory found in one batch. */
export function LabReport({ batch, grams, plantType }: LabReportProps) {
  const { locale, t } = useProductWords();
  const hue = plantType.toLowerCase() as Hue;
  const percent = (value: number) =>
    t('product.percent', { percent: new Intl.NumberFormat(locale.id, { maximumFractionDigits: 2 }).format(value) });
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale.id, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
  const largest = Math.max(...batch.terpenes.map((terpene) => terpene.percent));
  return (
    <Root id={`batch-${batch.batchId}`} aria-labelledby={`lab-${batch.batchId}`}>
      <header>
        <Heading level={2} size="section" id={`lab-${batch.batchId}`}>
          {t('product.lab.title')}
        </Heading>
        <Text tone="muted">{t('product.lab.lead')}</Text>
      </header>
      <Columns>
        <Block>
          <Heading level={3}>{t('product.lab.cannabinoids')}</Heading>
          {batch.cannabinoids.map(({ name, percent: value }) => (
            <Meter
              key={name}
              label={t(`product.cannabinoid.${name}`)}
              value={value}
              max={100}
              valueText={percent(value)}
              hue={hue}
            />
          ))}
        </Block>
        <Block>
          <Heading level={3}>{t('product.lab.terpenes')}</Heading>
          {batch.terpenes.map(({ name, percent: value }) => (
            <Meter
              key={name}
              label={t(`product.terpene.${name}`)}
              value={value}
              max={largest}
              valueText={percent(value)}
              hue={hue}
            />
          ))}
        </Block>
        <Block>
          <FactList
            facts={[
              { name: t('product.lab.batch'), value: batch.batchId },
              { name: t('product.lab.totalThc'), value: percent(batch.totalThcPercent) },
              { name: t('product.lab.totalCbd'), value: percent(batch.totalCbdPercent) },
              ...(grams ? [{ name: t('product.lab.weight'), value: t('product.grams', { grams }) }] : []),
              { name: t('product.lab.testedOn'), value: day(batch.testedOn) },
              { name: t('product.lab.packagedOn'), value: day(batch.packagedOn) },
              { name: t('product.lab.expiresOn'), value: day(batch.expiresOn) },
              { name: t('product.lab.laboratory'), value: `${batch.lab.name} · ${batch.lab.licence}` },
              { name: t('product.lab.producerLicense'), value: batch.producerLicence },
              { name: t('product.lab.ingredients'), value: batch.ingredients.join(', ') },
            ]}
          />
        </Block>
        <Block>
          <Heading level={3}>{t('product.lab.contaminants')}</Heading>
          <Results>
            {batch.contaminants.map(({ name, passed }) => (
              <li key={name}>
                <span>{t(`product.contaminant.${name}`)}</span>
                <span>
                  {passed ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
                  {t(passed ? 'product.lab.passed' : 'product.lab.failed')}
                </span>
              </li>
            ))}
          </Results>
        </Block>
      </Columns>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[8]};
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[10]};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[12]} ${space[16]};
  }
`;

const Block = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;

const Results = styled.ul`
  display: grid;
  li {
    display: flex;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  span:last-child {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
  }
`;
