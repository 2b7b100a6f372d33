import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/** Sends due messages to dispensaries. */
export default openJob(openDeployed(process.env), 'outgoing');

export const config = { schedule: '* * * * *' };
