import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Retries failed CDN purges, and purges what changed outside the API. */
export default (): Promise<void> => runJob('purges');

export const config = { schedule: '* * * * *' };
