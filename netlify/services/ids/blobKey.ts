import { randomUUID } from 'node:crypto';

/** The day of an instant as keys begin with it: '20260701'. */
export const keyDay = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '');

/** A random key that says on which day it was made, which is all that a store of bytes tells of what lies there. */
export const newBlobKey = (now: Date): string => `${keyDay(now)}-${randomUUID()}`;
