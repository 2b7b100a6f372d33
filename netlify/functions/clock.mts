import { jobConnections, openJobs } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/** Runs all jobs from one function, because Netlify bills each invocation and each second of it. */
export default openJobs(openDeployed(process.env, { connections: jobConnections }));

export const config = { schedule: '* * * * *' };
