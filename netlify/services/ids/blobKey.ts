import { randomUUID } from 'node:crypto';

/** The date prefix of blob keys: '20260701'. */
export const keyDay = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '');

const pattern = /^\d{8}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells keys from `newBlobKey` from others. A store may also hold blobs that are not ours to delete. */
export const isBlobKey = (key: string): boolean => pattern.test(key);

/** A random key that starts with its date, so that listing a store's keys is enough to find old blobs. */
export const newBlobKey = (now: Date): string => `${keyDay(now)}-${randomUUID()}`;
