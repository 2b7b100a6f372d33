import { etag } from 'hono/etag';
import { createHash } from 'node:crypto';

/** Hashes synchronously: Web Crypto passes each body to another thread, which takes longer than hashing it. */
export const etags = () =>
  etag({ generateDigest: (body) => Uint8Array.from(createHash('sha1').update(body).digest()).buffer });
