import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/** Retries failed CDN purges, and purges what changed outside the API. */
export default openJob(openDeployed(process.env), 'purges');

export const config = { schedule: '* * * * *' };
