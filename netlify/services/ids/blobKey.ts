import { randomUUID } from 'node:crypto';

/** The day of an instant as keys begin with it: '20260701'. */
export const keyDay = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '');

const shape = /^\d{8}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a key is one that `newBlobKey` made; a store may hold what is not ours to delete. */
export const isBlobKey = (key: string): boolean => shape.test(key);

/** A random key that says on which day it was made, which is all that a store of bytes tells of what lies there. */
export const newBlobKey = (now: Date): string => `${keyDay(now)}-${randomUUID()}`;
