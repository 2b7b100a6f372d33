import { openRounds } from '../routes/rounds';
import { openDeployed } from './openDeployed';

const { runOutgoing } = openRounds(openDeployed(process.env));

/** Sends the messages to dispensaries that are due. */
export default runOutgoing;

export const config = { schedule: '* * * * *' };
