import { openApp } from '../routes/app';
import { openDeployed } from './openDeployed';

interface FunctionContext {
  ip?: string;
  waitUntil?: (work: Promise<unknown>) => void;
}

const app = openApp(openDeployed(process.env));

export default (request: Request, context: FunctionContext): Response | Promise<Response> =>
  app.fetch(request, {
    incoming: { socket: { remoteAddress: context.ip } },
    waitUntil: (work: Promise<unknown>) => context.waitUntil?.(work),
  });

export const config = { path: '/v1/*' };
