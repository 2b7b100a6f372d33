import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

const handle = (): Promise<void> => runJob('pushes');

export default handle;

export const config = { schedule: '* * * * *' };
