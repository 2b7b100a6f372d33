import { createHash } from 'node:crypto';

/** Git's blob hash. Synchronous, so that a file cannot change between its comparison and its replacement. */
export const gitBlobHash = (body: Buffer): string =>
  createHash('sha1').update(`blob ${body.length}\0`).update(body).digest('hex');
