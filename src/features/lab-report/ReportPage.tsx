import { useQuery } from '@tanstack/react-query';
import { labReportQuery } from '../../data/siteFileQueries';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import type { Country } from '../../domain/region/regions';
import { LoadFailure } from '../../i18n/LoadFailure';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { asIsland } from '../../state/QueryIsland';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { CertificateDetails } from './CertificateDetails';

interface ReportPageProps {
  /** Null if the URL has no batch number. */
  batchId: string | null;
}

const localeByCountry: Record<Country, LocaleId> = { us: 'en-US', ca: 'en-CA' };

export function ReportPage({ batchId }: ReportPageProps) {
  const { locale, t } = useWords('lab', 'details');
  const query = useQuery({ ...labReportQuery(batchId ?? ''), enabled: batchId !== null });
  const { data: report, error } = query;
  if (batchId === null) return <UnknownReport title={t('lab.unknown.none')} />;
  if (report === null) return <UnknownReport title={t('lab.unknown', { batch: batchId })} />;
  if (report && report.country !== locale.country)
    return (
      <Notice
        tone="warning"
        title={t(`lab.elsewhere.${report.country}`)}
        action={
          <ButtonLink
            href={localePath(localeOf(localeByCountry[report.country]), routePath('labReport', { batchId }))}
            $variant="secondary"
            $size="small"
          >
            {t('lab.elsewhere.open')}
          </ButtonLink>
        }
      />
    );
  if (report) return <CertificateDetails {...report} />;
  if (error) return <LoadFailure title={t('lab.error')} query={query} />;
  return <Skeleton $height="640px" role="status" aria-label={t('lab.loading')} />;
}

export const ReportIsland = asIsland(ReportPage);

function UnknownReport({ title }: { title: string }) {
  const { t } = useWords('lab');
  return (
    <Stack $gap={5}>
      <Notice tone="warning" title={title}>
        {t('lab.unknown.text')}
      </Notice>
      <div>
        <ButtonLink as={LocalLink} to={routePath('findBatch')} $variant="secondary">
          {t('find.again')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
