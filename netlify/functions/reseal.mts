import { openJob } from '../routes/jobs';
import { openDeployed } from './openDeployed';

export default openJob(openDeployed(process.env), 'reseal');

export const config = { schedule: '*/5 * * * *' };
