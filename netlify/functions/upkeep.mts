import { openRounds } from '../routes/rounds';
import { openDeployed } from './openDeployed';

const { runUpkeep } = openRounds(openDeployed(process.env));

/** Deletes what has run out. */
export default runUpkeep;

export const config = { schedule: '@hourly' };
