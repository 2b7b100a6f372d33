import { queryClient } from '../data/queryClient';
import { onTokenRefused } from '../data/tokenRefused';
import { closeSession } from './session';
import { useSessionEnd } from './sessionEnd';

/** D-22: from here on a session whose token the API refuses is ended in this browser too, and what was fetched for it forgotten. */
export function endRefusedSessions(): void {
  onTokenRefused(() => {
    useSessionEnd.setState({ isUntold: true });
    closeSession();
    queryClient.clear();
  });
}
