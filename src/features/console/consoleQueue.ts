import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import { createActionQueue } from '../../state/staff/actionQueue';
import { useStaffSession } from '../../state/staff/staffSession';

/** The actor includes the dispensary, because a member may move to another one. */
function staffSession() {
  const { session } = useStaffSession.getState();
  if (!session) return null;
  const { id, name, providerId } = session.staff;
  return { token: session.staffToken, by: { id: `${id} ${providerId ?? ''}`, name } };
}

/** Actions of this device that the server has not confirmed yet. */
export const consoleQueue = createActionQueue({
  key: storageKeys.staffActions,
  session: staffSession,
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }),
});
