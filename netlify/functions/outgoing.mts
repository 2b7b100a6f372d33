import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Sends due messages to dispensaries. */
const handle = (): Promise<void> => runJob('outgoing');

export default handle;

export const config = { schedule: '* * * * *' };
