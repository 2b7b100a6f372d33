import { queryClient } from '../../data/queryClient';
import { onTokenRejected } from '../../data/reportRejectedToken';
import { closeSession } from './session';
import { useSessionEnd } from './sessionEnd';

/** Ends the session in this browser whenever the API rejects its token, and clears fetched data. */
export function endRejectedSessions(): void {
  onTokenRejected(() => {
    useSessionEnd.setState({ isUnseen: true });
    closeSession();
    queryClient.clear();
  });
}
