import { serverClock, serverNow } from './serverClock';
import { saveText, storageKeys } from './storage';

/** Ignores differences that come from the network and from headers in whole seconds. */
const toleranceMs = 60_000;
/** If more passes between request and response, the device slept or its clock was set. */
const maxRoundTripMs = 30_000;

export function setClockOffset(ms: number): void {
  serverClock.offsetMs = ms;
  saveText(storageKeys.clockOffset, ms ? String(ms) : null);
  for (const listener of serverClock.listeners) listener();
}

/** Ignores responses of proxies and captive portals, whose clocks may be wrong too. */
function updateClockOffset({ status, headers }: Response, sentAt: number): void {
  const device = Date.now();
  const isFromProxy = status >= 500 || headers.get('content-type')?.startsWith('text/html');
  if (isFromProxy || Math.abs(device - sentAt) > maxRoundTripMs) return;
  // A shared cache may keep or renew `Date` when it sends `Age`, so the server's time is between these two.
  const earliest = Date.parse(headers.get('date') ?? '');
  const latest = earliest + (Number(headers.get('age')) || 0) * 1000;
  const now = serverNow();
  const isWrong = now < earliest - toleranceMs || now > latest + toleranceMs;
  if (!isWrong) return;
  const offset = Math.min(Math.max(device, earliest), latest) - device;
  setClockOffset(Math.abs(offset) > toleranceMs ? offset : 0);
}

/** Compares the device's clock with the server's on each call, because users may change it while a page is open. */
export async function fetchApi(url: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(url, init);
  updateClockOffset(response, sentAt);
  return response;
}
