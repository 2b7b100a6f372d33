import { createHash } from 'node:crypto';

/** The hash by which Git knows a picture. Synchronous, so that a file is compared and written without a pause between. */
export const pictureHash = (body: Buffer): string =>
  createHash('sha1').update(`blob ${body.length}\0`).update(body).digest('hex');
