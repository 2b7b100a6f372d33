import { z } from 'zod';

export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a time such as 09:30',
  abort: true,
});
