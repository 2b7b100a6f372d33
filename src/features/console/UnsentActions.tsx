import { styled } from 'styled-components';
import { useStaffSession } from '../../state/staff/staffSession';
import type { QueuedAction } from '../../state/staff/actionQueue';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { consoleQueue } from './consoleQueue';

const isByOtherActor = (action: QueuedAction) => !consoleQueue.isByCurrentActor(action);
const formatAction = ({ label, refusal }: QueuedAction) => (refusal ? `${label} (refused: ${refusal})` : label);

/** Shows actions of other members, which can only be sent when those members sign in again. */
export function UnsentActions() {
  const isSignedIn = useStaffSession(({ session }) => session !== null);
  const { actions } = consoleQueue.useQueue();
  const others = actions.filter(isByOtherActor);
  const actors = new Map(others.map(({ by }) => [by.id, by.name]));
  if (!actors.size) return null;
  return (
    <FullWidth $gap={3}>
      {[...actors].map(([id, name]) => {
        const actorActions = others.filter(({ by }) => by.id === id);
        const discard = () => actorActions.forEach((action) => consoleQueue.dismiss(action.id));
        return (
          <Notice
            key={id}
            tone="warning"
            title={`Not sent yet: ${actorActions.map(formatAction).join(', ')}`}
            action={
              isSignedIn && (
                <Button size="small" variant="secondary" onClick={discard}>
                  Discard
                </Button>
              )
            }
          >
            Done by {name}. It is sent when {name} signs in here again.
          </Notice>
        );
      })}
    </FullWidth>
  );
}

const FullWidth = styled(Stack)`
  flex: 1 0 100%;
`;
