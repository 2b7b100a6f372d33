import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Sends due messages to dispensaries. */
export default (): Promise<void> => runJob('outgoing');

export const config = { schedule: '* * * * *' };
