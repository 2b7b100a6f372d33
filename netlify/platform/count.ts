import { z } from 'zod';

/** A setting that is a whole number above 0. */
export const count = z.coerce
  .number({ error: 'expected a whole number' })
  .int('expected a whole number')
  .positive('expected a number above 0');
