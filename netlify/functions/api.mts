import { openApp } from '../routes/app';
import { openDeployed } from './openDeployed';

/** The part of Netlify's context that this function uses. */
interface FunctionContext {
  ip?: string;
}

const app = openApp(openDeployed(process.env));

const handle = (request: Request, { ip }: FunctionContext): Response | Promise<Response> =>
  app.fetch(request, { incoming: { socket: { remoteAddress: ip } } });

export default handle;

export const config = { path: '/v1/*' };
