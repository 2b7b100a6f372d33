import { useMemo } from 'react';
import { styled } from 'styled-components';
import { createCertificate, type Certificate as Whole } from '../../domain/laboratory/certificate';
import type { LabReportFile } from '../../domain/laboratory/labReportFile';
import { cannabinoidMethod, terpeneMethod } from '../../domain/laboratory/panels';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { media, space } from '../../ui/theme/tokens';
import { CertificateActions } from './CertificateActions';
import { CertificateFacts } from './CertificateFacts';
import { localizeText } from '../../i18n/localizeText';
import { PanelTable } from './PanelTable';
import { PotencyTable } from './PotencyTable';
import { useCertificateFormat } from './useCertificateFormat';
import { Stack } from '../../ui/layout/Stack';

/** The layout fits two printed pages. */
export function CertificateDetails(report: LabReportFile) {
  const { t } = useWords('lab', 'details');
  const certificate = useMemo(() => createCertificate(report.batch), [report.batch]);
  return (
    <Root aria-labelledby="certificate">
      <Stack as="header">
        <Heading level={2} size="section" id="certificate">
          {t('lab.certificate')} {report.batch.batchId}
        </Heading>
        <ScreenOnly>
          <CertificateActions certificate={certificate} />
        </ScreenOnly>
      </Stack>
      <Verdict report={report} passed={certificate.passed} />
      <CertificateFacts {...report} />
      <Figures certificate={certificate} />
      <Paragraph size="small" tone="muted">
        {t('lab.notes')}
      </Paragraph>
    </Root>
  );
}

function Verdict({ report: { batch }, passed }: { report: LabReportFile; passed: boolean }) {
  const { locale, t } = useWords('lab');
  const { formatDay } = useCertificateFormat();
  const { recall } = batch;
  return (
    <>
      {recall && (
        <Notice tone="error" title={t('lab.recalled', { date: formatDay(recall.announcedOn) })}>
          <p>{localizeText(recall.reason, locale)}</p>
          <p>{localizeText(recall.action, locale)}</p>
        </Notice>
      )}
      {passed ? (
        <Notice tone="success" title={t('lab.passed')} />
      ) : (
        <Notice tone="error" title={t('lab.failed')}>
          {t('lab.failed.text')}
        </Notice>
      )}
    </>
  );
}

function Figures({ certificate }: { certificate: Whole }) {
  const { t } = useWords('lab', 'details');
  const { batch, cannabinoids, terpenes, totalTerpenesPercent, panels } = certificate;
  const [pesticides, ...others] = panels;
  return (
    <Columns>
      <PotencyTable
        title={t('lab.cannabinoids')}
        method={cannabinoidMethod}
        rows={cannabinoids.map((row) => ({ ...row, title: t(`product.cannabinoid.${row.name}`) }))}
        totals={[
          { name: t('lab.totalThc'), result: batch.totalThcPercent || 'ND' },
          { name: t('lab.totalCbd'), result: batch.totalCbdPercent || 'ND' },
        ]}
      />
      <PotencyTable
        title={t('lab.terpenes')}
        method={terpeneMethod}
        rows={terpenes.map((row) => ({ ...row, title: t(`product.terpene.${row.name}`) }))}
        totals={[{ name: t('lab.totalTerpenes'), result: totalTerpenesPercent }]}
      />
      {[...others, pesticides!].map((panel) => (
        <PanelTable key={panel.contaminant} panel={panel} />
      ))}
    </Columns>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  @media print {
    display: block;
    > * {
      margin-bottom: 6pt;
    }
  }
`;

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Columns instead of a grid, because the tables differ in length and print must break them across pages. */
const Columns = styled.div`
  column-gap: ${space[12]};
  > table {
    margin-bottom: ${space[8]};
  }
  ${media.desktop} {
    columns: 2;
    > table:not(:last-child) {
      break-inside: avoid;
    }
  }
  @media print {
    columns: 2;
    column-gap: 12pt;
    > table {
      margin-bottom: 6pt;
    }
  }
`;
