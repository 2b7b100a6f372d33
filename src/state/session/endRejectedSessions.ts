import { queryClient } from '../../data/queryClient';
import { onTokenRejected } from '../../data/reportRejectedToken';
import { closeSession } from './session';
import { useSessionEnd } from './sessionEnd';

export function endRejectedSessions(): void {
  onTokenRejected(() => {
    useSessionEnd.setState({ isPending: true });
    closeSession();
    queryClient.clear();
  });
}
