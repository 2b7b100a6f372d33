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
import { useChoice, type ProductSectionProps } from '../offer/choice';
import { useChosenVariant, chooseBatch } from '../offer/chosenVariant';
import { LabFacts } from './LabFacts';
import { LabFigures } from './LabFigures';
import { PrintedHead } from './PrintedHead';
import { UnknownBatch } from './UnknownBatch';
import { useReportFormat } from './useReportFormat';
import { SelectField } from '../../../ui/fields/SelectField';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { copyWithToast } from '../../../state/notifications/shareLink';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { useCopyWords } from './useCopyWords';
import { Stack } from '../../../ui/layout/Stack';

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
      <Stack as="header" $gap={2}>
        <Heading level={2} size="section" id={`${reportAnchor}-title`}>
          {t('product.lab.title')}
        </Heading>
        <Paragraph tone="muted">{t('product.lab.lead')}</Paragraph>
      </Stack>
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

interface BatchChoiceProps extends Pick<ProductSectionProps, 'choice'> {
  variant: VariantView;
  batch: Batch;
}

function BatchChoice({ choice, variant, batch }: BatchChoiceProps) {
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

function ReportActions({ link }: { link: string }) {
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
