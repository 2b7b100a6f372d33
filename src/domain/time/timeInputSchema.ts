import { z } from 'zod';

const hasYear = (text: string): boolean => !text.startsWith('0000');
const yearRule = 'expected a year from 1 on';

/** For requests: Postgres has no year 0. */
export const timeInputSchema = z.iso.datetime().refine(hasYear, yearRule);

export const dayInputSchema = z.iso.date().refine(hasYear, yearRule);
