import type { BatchInfo } from '../../domain/unlock/batchInfoSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
import type { CodeCheckMutation } from './useCodeCheck';

const contactPath = `${routePath('support')}#contact`;

export function CodeCheckResult({
  check: { data, error, variables, isPending, mutate },
}: {
  check: CodeCheckMutation;
}) {
  const { t } = useWords('lab');
  const contact = (
    <ButtonLink as={LocalLink} to={contactPath} $variant="secondary" $size="small">
      {t('find.contact')}
    </ButtonLink>
  );
  if (data) return <GenuineCode batch={data.batch} />;
  if (!error) return null;
  if (error.code === 'pod_taken')
    return (
      <Notice tone="warning" action={contact}>
        {t('find.code.taken')}
      </Notice>
    );
  if (error.code === 'invalid_pod_key')
    return (
      <Notice tone="warning" title={t('find.code.unknown')} action={contact}>
        {t('find.code.unknown.text')}
      </Notice>
    );
  const refetch = () => mutate(variables!);
  return <LoadFailure title={t('find.code.failed')} query={{ error, isFetching: isPending, refetch }} />;
}

function GenuineCode({ batch }: { batch: BatchInfo | null }) {
  const { t } = useWords('lab');
  return (
    <Notice
      tone="success"
      title={t('find.code.genuine')}
      action={
        batch && (
          <ButtonLink
            as={LocalLink}
            to={routePath('labReport', { batchId: batch.batchId })}
            $variant="secondary"
            $size="small"
          >
            {t('find.report')}
          </ButtonLink>
        )
      }
    >
      {batch
        ? t('find.code.text', { product: batch.title, brand: batch.brandName, batch: batch.batchId })
        : t('find.code.noBatch')}
    </Notice>
  );
}
