import type { Metrics } from '../../platform/metrics';
import { privateHeaders } from '../private/privateHeaders';
import type { Status } from './readStatus';
import { statusPage } from './statusPage';

/** Browsers also accept text of any kind; they get the page. */
const wants = (request: Request, type: string): boolean => {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes(type) && !accept.includes('text/html');
};

/** `/__status`: a page, or JSON or Prometheus's text format if the request prefers it. */
export const statusHandler =
  (read: () => Promise<Status>, { registry }: Pick<Metrics, 'registry'>) =>
  async (request: Request): Promise<Response> => {
    const status = await read();
    if (wants(request, 'application/json')) return Response.json(status, { headers: privateHeaders });
    const [body, type] =
      wants(request, 'text/plain') || wants(request, 'application/openmetrics-text')
        ? [await registry.metrics(), registry.contentType]
        : [statusPage(status), 'text/html; charset=utf-8'];
    return new Response(body, { headers: { ...privateHeaders, 'content-type': type } });
  };
