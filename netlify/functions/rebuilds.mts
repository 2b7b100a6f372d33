import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

export default openJob(openDeployed(process.env), 'rebuilds');

export const config = { schedule: '* * * * *' };
