import { queryClient } from '../../data/queryClient';
import { staffLogout } from '../../data/staff/staffAuthCalls';
import { forgetAnswers } from '../../data/staff/tokenRequest';
import { staffToken, useStaffSession } from '../../state/staff/staffSession';
import { consoleQueue } from './consoleQueue';

/** Ends the session here at once, and on the server if it can be reached. Nothing of a shopper's stays on the tablet. */
export async function signOut(): Promise<void> {
  const token = staffToken();
  useStaffSession.save(null);
  consoleQueue.clear();
  forgetAnswers();
  queryClient.removeQueries({ queryKey: ['staff'] });
  if (token) await staffLogout(token).catch(() => undefined);
}
