import { defaultPodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { asIsland } from '../../state/QueryIsland';
import { Notice } from '../../ui/feedback/Notice';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { Stack } from '../../ui/layout/Stack';
import { ActivationHistory } from './ActivationHistory';
import { PodList } from './PodList';
import { usePodsUrl } from './usePodsUrl';

export function PodsPage() {
  const { t } = useWords('account', 'pods');
  const offline = useOfflineMessage(t('pods.offline'));
  const { query, change } = usePodsUrl();
  return (
    <Stack $gap={6}>
      <SegmentedControl
        legend={t('pods.view')}
        name="pods-view"
        options={[
          { value: 'pods', label: t('pods.view.pods') },
          { value: 'history', label: t('pods.view.history') },
        ]}
        value={query.view}
        onChange={(view) => change({ ...defaultPodsQuery, view })}
      />
      {offline && <Notice tone="warning">{offline}</Notice>}
      {query.view === 'history' ? (
        <ActivationHistory query={query} onChange={change} />
      ) : (
        <PodList filter={query} onChange={change} />
      )}
    </Stack>
  );
}

export const PodsIsland = asIsland(PodsPage);
