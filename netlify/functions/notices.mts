import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Sends due messages to shoppers. */
const handle = (): Promise<void> => runJob('notices');

export default handle;

export const config = { schedule: '* * * * *' };
