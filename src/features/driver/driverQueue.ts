import { queryClient } from '../../data/queryClient';
import { driverRunShape } from '../../data/staff/runCalls';
import { storageKeys } from '../../data/storage';
import { readUrlHash } from '../../state/navigation/urlState';
import { createActionQueue } from '../../state/staff/actionQueue';

/** Identifies the run by the end of its token, which is unique enough and reveals no usable token. */
function runSession() {
  const token = readUrlHash();
  return token ? { token, by: { id: token.slice(-16), name: 'driver' } } : null;
}

export const driverQueue = createActionQueue({
  key: storageKeys.driverActions,
  session: runSession,
  shape: driverRunShape,
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['driver'] }),
  // The refetched run then shows that its link is no longer valid.
  onRejected: () => void queryClient.invalidateQueries({ queryKey: ['driver'] }),
});
