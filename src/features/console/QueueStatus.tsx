import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { styled } from 'styled-components';
import { isPersisted, storageKeys } from '../../data/storage';
import { useOnline } from '../../state/hooks/useOnline';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, radius, space, text } from '../../ui/theme/tokens';
import { consoleQueue } from './consoleQueue';

/** Shows how many of the member's actions are pending, and which ones the server rejected. */
export function QueueStatus() {
  const queue = consoleQueue.useQueue();
  const { isUnreachable } = queue;
  const actions = queue.actions.filter(consoleQueue.isByCurrentActor);
  const isOnline = useOnline();
  const rejected = actions.find(({ refusal }) => refusal !== null);
  const pendingCount = actions.filter(({ refusal }) => refusal === null).length;
  const isOffline = !isOnline || isUnreachable;
  return (
    <>
      {(isOffline || pendingCount > 0) && (
        <Pill role="status" data-away={isOffline || undefined}>
          {isOffline ? <CloudOff size={16} aria-hidden /> : <RefreshCw size={16} aria-hidden />}
          {isOffline ? 'Offline' : 'Sending'}
          {pendingCount > 0 && ` · ${pendingCount} waiting`}
          {pendingCount > 0 && !isPersisted(storageKeys.staffActions) && ' · Keep this page open'}
        </Pill>
      )}
      <Modal
        isOpen={rejected !== undefined}
        title="This was not done"
        onClose={() => rejected && consoleQueue.dismiss(rejected.id)}
        closeLabel="Close"
        footer={<Button onClick={() => rejected && consoleQueue.dismiss(rejected.id)}>OK</Button>}
      >
        <Stack $gap={2}>
          <Paragraph size="lead">{rejected?.label}</Paragraph>
          <Paragraph>{rejected?.refusal}</Paragraph>
        </Stack>
      </Modal>
    </>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  padding: 0 ${space[3]};
  border-radius: ${radius.pill};
  ${text.small};
  color: ${color.info};
  background: ${color.infoSoft};
  &[data-away] {
    color: ${color.warning};
    background: ${color.warningSoft};
  }
`;
