import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

const handle = (): Promise<void> => runJob('upkeep');

export default handle;

// Five minutes past the hour, because a slow clock would assign the run to the previous, finished hour.
export const config = { schedule: '5 * * * *' };
