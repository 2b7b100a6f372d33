import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Sends due messages to shoppers. */
export default (): Promise<void> => runJob('notices');

export const config = { schedule: '* * * * *' };
