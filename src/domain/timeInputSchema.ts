import { z } from 'zod';

/** For requests: Postgres has no year 0. */
export const timeInputSchema = z.iso.datetime().refine((text) => !text.startsWith('0000'), 'expected a year from 1 on');
