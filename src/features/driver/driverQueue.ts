import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import { readAddressHash } from '../../state/hooks/useAddressHash';
import { createActionQueue } from '../../state/staff/actionQueue';

/** The token in the link's fragment. */
const runToken = (): string | null => readAddressHash() || null;

/** The driver's reports that the server has not confirmed yet. */
export const driverQueue = createActionQueue({
  key: storageKeys.driverActions,
  token: runToken,
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['driver'] }),
});
