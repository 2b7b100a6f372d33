import { messageInvalid } from './messageInvalid';

const clockSkewMs = 5 * 60_000;

interface DatedData {
  asOf?: string | undefined;
  timestamp?: string | undefined;
}

/**
 * When what a message says was correct: its `asOf`, else its `timestamp`, which both stay the same when it is sent again. Null
 * without either: then the arrival counts. Refuses times in the future, because nothing newer could ever replace them.
 */
export function parseAsOf({ asOf, timestamp }: DatedData, now: Date): Date | null {
  const stated = asOf ?? timestamp;
  if (stated === undefined) return null;
  const time = new Date(stated);
  if (time.getTime() <= now.getTime() + clockSkewMs) return time;
  const path = asOf === undefined ? 'timestamp' : 'data.asOf';
  throw messageInvalid([{ path, message: 'expected a time that has passed' }]);
}
