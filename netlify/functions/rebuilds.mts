import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

/** Starts a build of the site when something in its content is due. */
const handle = (): Promise<void> => runJob('rebuilds');

export default handle;

export const config = { schedule: '* * * * *' };
