import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runJob = openJobRunner(openDeployed(process.env));

export default (): Promise<void> => runJob('pushes');

export const config = { schedule: '* * * * *' };
