import { openRounds } from '../routes/rounds';
import { openDeployed } from './openDeployed';

const runRound = openRounds(openDeployed(process.env));

/** Deletes what has run out. */
const handle = (): Promise<void> => runRound('upkeep');

export default handle;

// Past the full hour: a clock that is a little behind must not count it to the hour before, which has been worked.
export const config = { schedule: '5 * * * *' };
