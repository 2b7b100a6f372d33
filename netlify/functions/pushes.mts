import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

export default openJob(openDeployed(process.env), 'pushes');

export const config = { schedule: '* * * * *' };
