import { ServiceError } from '../../../platform/errors';

/** For messages whose signature is valid. Lists each invalid part of body and headers. */
export const messageInvalid = (errors: { path: string; message: string }[]) =>
  new ServiceError({ code: 'not_valid', detail: 'Some of what was sent isn’t valid.', errors });

const clockSkewMs = 5 * 60_000;

interface DatedData {
  asOf?: string | undefined;
  timestamp?: string | undefined;
}

/** Returns `asOf`, else `timestamp`, else null. Throws for future times, because nothing newer could replace them. */
export function parseAsOf({ asOf, timestamp }: DatedData, now: Date, asOfPath = 'data.asOf'): Date | null {
  const stated = asOf ?? timestamp;
  if (stated === undefined) return null;
  const time = new Date(stated);
  if (time.getTime() <= now.getTime() + clockSkewMs) return time;
  const path = asOf === undefined ? 'timestamp' : asOfPath;
  throw messageInvalid([{ path, message: 'expected a time that has passed' }]);
}
