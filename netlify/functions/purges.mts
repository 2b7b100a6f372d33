import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Repeats purges of the CDN that failed, and makes those for changes from outside the API. */
const handle = (): Promise<void> => runJob('purges');

export default handle;

export const config = { schedule: '* * * * *' };
