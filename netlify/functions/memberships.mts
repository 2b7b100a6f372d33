import { openRounds } from '../routes/rounds';
import { openDeployed } from './openDeployed';

const runRound = openRounds(openDeployed(process.env));

/** Brings memberships whose period is over up to date. */
const handle = (): Promise<void> => runRound('memberships');

export default handle;

// Past the full hour: a clock that is a little behind must not count it to the hour before, which has been worked.
export const config = { schedule: '5 * * * *' };
