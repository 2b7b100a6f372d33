import { openRounds } from '../routes/rounds';
import { openDeployed } from './openDeployed';

const runRound = openRounds(openDeployed(process.env));

/** Tells browsers of the orders that moved. */
const handle = (): Promise<void> => runRound('pushes');

export default handle;

export const config = { schedule: '* * * * *' };
