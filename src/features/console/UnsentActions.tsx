import { styled } from 'styled-components';
import { useStaffSession } from '../../state/staff/staffSession';
import type { QueuedAction } from '../../state/staff/actionQueue';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { consoleQueue } from './consoleQueue';

const isOthers = (action: QueuedAction) => !consoleQueue.isOwn(action);
const describe = ({ label, refusal }: QueuedAction) => (refusal ? `${label} (refused: ${refusal})` : label);

/** Shows actions that wait for another member's sign-in, or for any sign-in while nobody is signed in. */
export function UnsentActions() {
  const isSignedIn = useStaffSession(({ session }) => session !== null);
  const { actions } = consoleQueue.useQueue();
  const others = actions.filter(isOthers);
  const actors = new Map(others.map(({ by }) => [by.id, by.name]));
  if (!actors.size) return null;
  return (
    <Wide $gap={3}>
      {[...actors].map(([id, name]) => {
        const own = others.filter(({ by }) => by.id === id);
        const discard = () => own.forEach((action) => consoleQueue.dismiss(action.id));
        return (
          <Notice
            key={id}
            tone="warning"
            title={`Not sent yet: ${own.map(describe).join(', ')}`}
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
    </Wide>
  );
}

const Wide = styled(Stack)`
  flex: 1 0 100%;
`;
