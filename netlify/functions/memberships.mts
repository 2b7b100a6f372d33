import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

export default (): Promise<void> => runJob('memberships');

// Five minutes past the hour, because a slow clock would assign the run to the previous, finished hour.
export const config = { schedule: '5 * * * *' };
