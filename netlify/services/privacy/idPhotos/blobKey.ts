import { randomUUID } from 'node:crypto';

/** '20260701' */
export const formatKeyDay = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '');

const pattern = /^\d{8}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A store may also contain blobs that are not ours to delete. */
export const isBlobKey = (key: string): boolean => pattern.test(key);

/** Starts with the date, so that listing keys is enough to find old blobs. */
export const newBlobKey = (now: Date): string => `${formatKeyDay(now)}-${randomUUID()}`;
