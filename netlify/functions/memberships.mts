import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

export default openJob(openDeployed(process.env), 'memberships');

// Five minutes past the hour, because a slow clock would assign the run to the previous, finished hour.
export const config = { schedule: '5 * * * *' };
