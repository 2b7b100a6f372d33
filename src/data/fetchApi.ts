import { serverClock, serverNow } from './serverClock';
import { saveText, storageKeys } from './storage';

/** Smaller differences come from the network and from headers in whole seconds. They decide nothing. */
const toleranceMs = 60_000;
/** If more passes between request and response, the device slept or its clock was set. */
const maxRoundTripMs = 30_000;

/** Stores the offset and tells its listeners. Exported for tests. */
export function setClockOffset(ms: number): void {
  serverClock.offsetMs = ms;
  saveText(storageKeys.clockOffset, ms ? String(ms) : null);
  for (const listener of serverClock.listeners) listener();
}

/**
 * Corrects the offset by a response's `Date`. `sentAt` is the device's time of the request in epoch milliseconds.
 * Ignores what a proxy or a captive portal may have sent, because their clocks may be wrong too.
 */
function learnServerTime({ status, headers }: Response, sentAt: number): void {
  const device = Date.now();
  const isForeign = status >= 500 || headers.get('content-type')?.startsWith('text/html');
  if (isForeign || Math.abs(device - sentAt) > maxRoundTripMs) return;
  // Some shared caches keep the `Date` of a response beside its `Age`, others renew it. Either way the server's time is
  // between these two.
  const earliest = Date.parse(headers.get('date') ?? '');
  const latest = earliest + (Number(headers.get('age')) || 0) * 1000;
  const now = serverNow();
  const isOff = now < earliest - toleranceMs || now > latest + toleranceMs;
  if (!isOff) return;
  const offset = Math.min(Math.max(device, earliest), latest) - device;
  setClockOffset(Math.abs(offset) > toleranceMs ? offset : 0);
}

/**
 * Fetches from the API, and compares the device's clock with the server's: each time, because a device's clock may be
 * set while a page is open. The service worker never caches these responses, so their `Date` is not an old one.
 */
export async function fetchApi(url: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(url, init);
  learnServerTime(response, sentAt);
  return response;
}
