import { defaultPodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { asIsland } from '../../state/QueryIsland';
import { Notice } from '../../ui/feedback/Notice';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { Stack } from '../../ui/layout/Stack';
import { ActivationHistory } from './ActivationHistory';
import { PodList } from './PodList';
import { usePodsAddress } from './usePodsAddress';

/** The shopper's pods and their activation history. */
export function PodsPage() {
  const { t } = useWords('account', 'pods');
  const offline = useOfflineMessage(t('pods.offline'));
  const { asked, change } = usePodsAddress();
  return (
    <Stack $gap={6}>
      <SegmentedControl
        legend={t('pods.view')}
        name="pods-view"
        options={[
          { value: 'pods', label: t('pods.view.pods') },
          { value: 'history', label: t('pods.view.history') },
        ]}
        value={asked.view}
        onChange={(view) => change({ ...defaultPodsQuery, view })}
      />
      {offline && <Notice tone="warning">{offline}</Notice>}
      {asked.view === 'history' ? (
        <ActivationHistory asked={asked} onChange={change} />
      ) : (
        <PodList filter={asked} onChange={change} />
      )}
    </Stack>
  );
}

export const PodsIsland = asIsland(PodsPage);
