import { z } from 'zod';
import { clockTimeSchema } from './clockTime';
import { isTimezone, momentFault } from './moment';

const momentSchema = z
  .strictObject({
    day: z.iso.date(),
    time: clockTimeSchema,
    timezone: z.string().refine(isTimezone, 'expected a time zone such as America/Los_Angeles'),
  })
  .superRefine((moment, context) => {
    const message = isTimezone(moment.timezone) && momentFault(moment);
    if (message) context.addIssue({ code: 'custom', path: ['time'], message });
  });

export const scheduleFields = { publishAt: momentSchema.optional(), takeDownAt: momentSchema.optional() };
