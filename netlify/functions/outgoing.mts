import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runRound = openJobRunner(openDeployed(process.env));

/** Sends due messages to dispensaries. */
const handle = (): Promise<void> => runRound('outgoing');

export default handle;

export const config = { schedule: '* * * * *' };
