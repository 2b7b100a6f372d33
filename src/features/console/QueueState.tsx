import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { styled } from 'styled-components';
import { useOnline } from '../../state/hooks/useOnline';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { color, radius, space, text } from '../../ui/theme/tokens';
import { consoleQueue } from './consoleQueue';

/** Shows how many of the member's actions still have to reach the server, and those that it refused. */
export function QueueState() {
  const queue = consoleQueue.useQueue();
  const { isUnreachable } = queue;
  const actions = queue.actions.filter(consoleQueue.isOwn);
  const isOnline = useOnline();
  const refused = actions.find(({ refusal }) => refusal !== null);
  const waiting = actions.filter(({ refusal }) => refusal === null).length;
  const isAway = !isOnline || isUnreachable;
  return (
    <>
      {(isAway || waiting > 0) && (
        <Pill role="status" data-away={isAway || undefined}>
          {isAway ? <CloudOff size={16} aria-hidden /> : <RefreshCw size={16} aria-hidden />}
          {isAway ? 'Offline' : 'Sending'}
          {waiting > 0 && ` · ${waiting} waiting`}
        </Pill>
      )}
      <Modal
        isOpen={refused !== undefined}
        title="This was not done"
        onClose={() => refused && consoleQueue.dismiss(refused.id)}
        closeLabel="Close"
        footer={<Button onClick={() => refused && consoleQueue.dismiss(refused.id)}>OK</Button>}
      >
        <Stack $gap={2}>
          <Text size="lead">{refused?.label}</Text>
          <Text>{refused?.refusal}</Text>
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
