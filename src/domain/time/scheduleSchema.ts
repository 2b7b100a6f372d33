import { z } from 'zod';
import { clockTimeSchema } from './clockTime';
import { isTimezone, momentFault } from './moment';

/** Each field aborts, because no moment can be computed from an invalid one. */
const momentSchema = z
  .strictObject({
    day: z.iso.date({ abort: true }),
    time: clockTimeSchema,
    timezone: z.string().refine(isTimezone, { error: 'expected a time zone such as America/Los_Angeles', abort: true }),
  })
  .superRefine((moment, context) => {
    const message = momentFault(moment);
    if (message) context.addIssue({ code: 'custom', path: ['time'], message });
  });

export const scheduleFields = { publishAt: momentSchema.optional(), takeDownAt: momentSchema.optional() };
