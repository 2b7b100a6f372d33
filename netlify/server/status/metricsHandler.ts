import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../../platform/metrics';
import type { PrivateHandler } from '../private/privateGate';
import { privateHeaders } from '../private/privateHeaders';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `/metrics` for Prometheus at any address, with `Authorization: Bearer <token>`. Null for other paths. */
export function metricsHandler(token: string, read: () => Promise<unknown>, { registry }: Metrics): PrivateHandler {
  const expected = digest(`Bearer ${token}`);
  return async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return null;
    if (!timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected))
      return new Response('Expected Authorization: Bearer, with METRICS_TOKEN.\n', {
        status: 401,
        headers: { ...privateHeaders, 'www-authenticate': 'Bearer' },
      });
    await read();
    return new Response(await registry.metrics(), {
      headers: { ...privateHeaders, 'content-type': registry.contentType },
    });
  };
}
