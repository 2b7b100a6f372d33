import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import { readUrlHash } from '../../state/navigation/urlState';
import { createActionQueue } from '../../state/staff/actionQueue';

/** The round of the link in the address. The end of its token is no secret, and differs from round to round. */
function runSession() {
  const token = readUrlHash();
  return token ? { token, by: { id: token.slice(-16), name: 'driver' } } : null;
}

/** The driver's reports that the server has not confirmed yet. */
export const driverQueue = createActionQueue({
  key: storageKeys.driverActions,
  session: runSession,
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['driver'] }),
  // The round then shows that its link has ended.
  onRejected: () => void queryClient.invalidateQueries({ queryKey: ['driver'] }),
});
