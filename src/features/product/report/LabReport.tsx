import { useEffect, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import type { VariantView } from '../../../content/pages/pageContext';
import { selectedBatch } from '../../../domain/catalogue/batches';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import { writeProductSelection } from '../../../domain/catalogue/productSelection';
import { reportAnchor } from '../../../domain/catalogue/cataloguePaths';
import { useWords } from '../../../i18n/LocaleContext';
import { localizeText } from '../../../i18n/localizeText';
import { Notice } from '../../../ui/feedback/Notice';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { stackingContext } from '../../../ui/theme/stackingContext';
import { color, media, radius, space, type Hue } from '../../../ui/theme/tokens';
import { BatchChoice } from './BatchChoice';
import { useChoice, type ProductSectionProps } from '../offer/choice';
import { useChosenVariant } from '../offer/chosenVariant';
import { LabFacts } from './LabFacts';
import { LabFigures } from './LabFigures';
import { PrintedHead } from './PrintedHead';
import { ReportActions } from './ReportActions';
import { UnknownBatch } from './UnknownBatch';
import { useReportFormat } from './useReportFormat';

interface LabReportProps extends ProductSectionProps {
  address: string;
}

/** Shows the selected batch, or the newest batch of the selected size. */
export function LabReport(props: LabReportProps) {
  const { product, choice } = props;
  const { t } = useWords('product', 'details');
  const variant = useChosenVariant(props);
  const chosenBatchId = useChoice(choice, (state) => state.batchId);
  const unknownBatchId = useChoice(choice, (state) => state.unknownBatch);
  // Set in a layout effect, because the page hides the outdated HTML until then.
  useLayoutEffect(() => choice.setState({ isReportRendered: true }), [choice]);
  useEffect(() => {
    // After a client-side navigation, the browser resolved the hash before the report existed.
    if (window.location.hash === `#${reportAnchor}`) document.getElementById(reportAnchor)?.scrollIntoView?.();
  }, []);
  const batch = selectedBatch(variant.batches, chosenBatchId);
  return (
    <Root id={reportAnchor} tabIndex={-1} aria-labelledby={`${reportAnchor}-title`}>
      <Head>
        <Heading level={2} size="section" id={`${reportAnchor}-title`}>
          {t('product.lab.title')}
        </Heading>
        <Paragraph tone="muted">{t('product.lab.lead')}</Paragraph>
      </Head>
      {unknownBatchId ? (
        <UnknownBatch product={product} choice={choice} batchId={unknownBatchId} />
      ) : batch ? (
        <Report {...props} variant={variant} batch={batch} hue={product.oil?.plantType.toLowerCase() as Hue} />
      ) : (
        <Paragraph>{t('product.lab.noReport')}</Paragraph>
      )}
    </Root>
  );
}

interface ReportProps extends LabReportProps {
  variant: VariantView;
  batch: Batch;
  hue: Hue;
}

function Report({ product, choice, address, variant, batch, hue }: ReportProps) {
  const { batchId } = batch;
  const link = `${address}${writeProductSelection(product.variants, { variantId: variant.id, batchId })}#${reportAnchor}`;
  return (
    <>
      <PrintedHead summary={product.summary} variant={variant} batch={batch} link={link} />
      <Bar>
        <BatchChoice choice={choice} variant={variant} batch={batch} />
        <ReportActions link={link} />
      </Bar>
      {batch.recall && <Recalled recall={batch.recall} />}
      <LabFigures batch={batch} hue={hue} />
      <LabFacts batch={batch} variant={variant} />
    </>
  );
}

function Recalled({ recall: { announcedOn, reason, action } }: { recall: NonNullable<Batch['recall']> }) {
  const { locale, t } = useWords('product', 'details');
  const { formatDay } = useReportFormat();
  return (
    <Notice tone="error" title={t('product.lab.recalled', { date: formatDay(announcedOn) })}>
      <p>{localizeText(reason, locale)}</p>
      <p>{localizeText(action, locale)}</p>
    </Notice>
  );
}

const Root = styled.section`
  ${stackingContext}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.large};
  background: ${color.surface};
  @media print {
    padding: 0;
    background: none;
    :is(tr, li, dl > div) {
      break-inside: avoid;
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space[2]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  align-items: end;
  ${media.desktop} {
    grid-template-columns: minmax(0, 420px) auto;
    justify-content: space-between;
  }
  @media print {
    display: none;
  }
`;
