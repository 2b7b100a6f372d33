import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import { createActionQueue } from '../../state/staff/actionQueue';
import { staffToken } from '../../state/staff/staffSession';

/** Actions at this counter that the server has not confirmed yet. */
export const consoleQueue = createActionQueue({
  key: storageKeys.staffActions,
  token: staffToken,
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }),
});
