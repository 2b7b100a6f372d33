import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

const handle = (): Promise<void> => runJob('rebuilds');

export default handle;

export const config = { schedule: '* * * * *' };
