import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createHash } from 'node:crypto';

/** Beside those of HTTP's standard: set before the handler runs, and needed by support and by pages of other origins. */
const retained = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'deprecation',
  'link',
  'sunset',
  'x-request-id',
];

/** Hashes synchronously: Web Crypto passes each body to another thread, which takes longer than hashing it. */
export const etags = () =>
  etag({
    retainedHeaders: [...RETAINED_304_HEADERS, ...retained],
    generateDigest: (body) => Uint8Array.from(createHash('sha1').update(body).digest()).buffer,
  });
