import { useQueries } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { comparedPodQuery } from '../../../data/catalogue/comparedPodQuery';
import type { ComparedPod } from '../../../domain/shortlist/compared';
import { useWords } from '../../../i18n/LocaleContext';
import { closePanel } from '../../../state/panels';
import { clearCompared, toggleComparedPod, useCompared } from '../../../state/shortlist/compared';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Panel } from '../../../ui/overlays/Panel';
import { ListFailure } from '../ListFailure';
import { CompareTable } from './CompareTable';

export function ComparePanel() {
  const { t } = useWords('details');
  const { slugs } = useCompared();
  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('compare.title')}
      closeLabel={t('app.close')}
      width={1080}
      footer={
        slugs.length > 0 && (
          <Button variant="secondary" onClick={clearCompared}>
            {t('compare.clear')}
          </Button>
        )
      }
    >
      {slugs.length > 0 ? <Pods slugs={slugs} /> : <EmptyState title={t('compare.empty')} />}
    </Panel>
  );
}

function Pods({ slugs }: { slugs: readonly string[] }) {
  const { locale, t } = useWords('details');
  const queries = useQueries({ queries: slugs.map((slug) => comparedPodQuery(locale.id, slug)) });
  const pods = queries.flatMap(({ data }): ComparedPod[] => (data ? [data] : []));
  const missingCount = queries.filter(({ data }) => data === null).length;
  if (queries.some(({ isError, data }) => isError && !data))
    return <ListFailure onRetry={() => queries.forEach(({ isError, refetch }) => isError && void refetch())} />;
  if (pods.length + missingCount < slugs.length) return <Spinner label={t('app.loading')} />;
  return (
    <>
      {missingCount > 0 && <MissingNote>{t('compare.gone')}</MissingNote>}
      {pods.length > 0 && <CompareTable pods={pods} onRemove={toggleComparedPod} />}
    </>
  );
}

const MissingNote = styled.p`
  padding-bottom: 16px;
`;
