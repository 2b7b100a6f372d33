import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

const handle = (): Promise<void> => runJob('upkeep');

export default handle;

// Five minutes past the hour: a clock that is slightly slow must not assign the run to the previous hour, which is already done.
export const config = { schedule: '5 * * * *' };
