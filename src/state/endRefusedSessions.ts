import { queryClient } from '../data/queryClient';
import { onTokenRefused } from '../data/tokenRefused';
import { closeSession } from './session';
import { useSessionEnd } from './sessionEnd';

/** Ends the session in this browser whenever the API rejects its token, and clears fetched data. */
export function endRefusedSessions(): void {
  onTokenRefused(() => {
    useSessionEnd.setState({ isUntold: true });
    closeSession();
    queryClient.clear();
  });
}
