import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createHash } from 'node:crypto';

/** A 304 keeps these too: support and pages of other origins need them, and polling clients learn of deprecations. */
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
