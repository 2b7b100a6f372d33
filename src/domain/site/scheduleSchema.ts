import { z } from 'zod';
import { clockTime } from '../delivery/clockTime';
import { isTimezone, momentFault } from './moment';

/** A date, a time and the time zone of both. */
const momentSchema = z
  .strictObject({
    day: z.iso.date(),
    time: clockTime,
    timezone: z.string().refine(isTimezone, 'expected a time zone such as America/Los_Angeles'),
  })
  .superRefine((moment, context) => {
    const message = isTimezone(moment.timezone) && momentFault(moment);
    if (message) context.addIssue({ code: 'custom', path: ['time'], message });
  });

/** When an entry appears on the site, and when it leaves it again. */
export const scheduleFields = { publishAt: momentSchema.optional(), takeDownAt: momentSchema.optional() };
