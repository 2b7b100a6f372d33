import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runRound = openJobRunner(openDeployed(process.env));

/** Sends due messages to shoppers. */
const handle = (): Promise<void> => runRound('notices');

export default handle;

export const config = { schedule: '* * * * *' };
