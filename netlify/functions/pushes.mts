import { openJobRunner } from '../routes/jobs';
import { openDeployed } from './openDeployed';

const runRound = openJobRunner(openDeployed(process.env));

/** Sends due order updates to browsers. */
const handle = (): Promise<void> => runRound('pushes');

export default handle;

export const config = { schedule: '* * * * *' };
