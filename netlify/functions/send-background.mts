import { openSender } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/** Sends due messages right after the request that queued them. Its name makes it a background function: 202 at once. */
export default openSender(openDeployed(process.env));
