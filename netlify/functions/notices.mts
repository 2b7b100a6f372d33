import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/** Sends due messages to shoppers. */
export default openJob(openDeployed(process.env), 'notices');

export const config = { schedule: '* * * * *' };
