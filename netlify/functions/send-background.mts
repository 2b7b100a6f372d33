import { openSender } from '../routes/jobs';
import { openDeployed } from './openDeployed';

/**
 * Sends due messages right after the request that queued them. The file's name makes it a background function, so
 * Netlify responds with 202 immediately.
 */
export default openSender(openDeployed(process.env));
