import { isMarked } from '../domain/api/apiMark';
import { unreachable } from './apiError';
import { serverClock, serverNow } from './serverClock';
import { signalWithTimeout } from './signalWithTimeout';
import { saveText, storageKeys } from './storage';

const requestTimeoutMs = 20_000;

/** Smaller differences may come from the network, or from headers that are in whole seconds. */
const toleranceMs = 60_000;
/** If more passes between request and response, the device slept or its clock was set. */
const maxRoundTripMs = 30_000;

export function setClockOffset(ms: number): void {
  serverClock.offsetMs = ms;
  saveText(storageKeys.clockOffset, ms ? String(ms) : null);
  for (const listener of serverClock.listeners) listener();
}

/** Ignores responses of proxies and captive portals, whose clocks may be wrong too. */
function updateClockOffset({ headers }: Response, sentAt: number): void {
  const device = Date.now();
  if (!isMarked(headers) || Math.abs(device - sentAt) > maxRoundTripMs) return;
  // A shared cache may keep or renew `Date` when it sends `Age`, so the server's time is between these two.
  const earliest = Date.parse(headers.get('date') ?? '');
  const latest = earliest + (Number(headers.get('age')) || 0) * 1000;
  const now = serverNow();
  const isWrong = now < earliest - toleranceMs || now > latest + toleranceMs;
  if (!isWrong) return;
  const offset = Math.min(Math.max(device, earliest), latest) - device;
  setClockOffset(Math.abs(offset) > toleranceMs ? offset : 0);
}

interface ReceivedBody<Body> {
  response: Response;
  body: Body;
}

/**
 * Returns a response with its body, and corrects the clock by the server's. Throws `unreachable` if no complete
 * response arrives, or for a redirect: the API sends none, and browsers repeat a redirected POST as a GET.
 */
export async function fetchApi<Body>(
  url: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal?: AbortSignal },
  read: (response: Response) => Promise<Body>,
): Promise<ReceivedBody<Body>> {
  const sentAt = Date.now();
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signalWithTimeout(requestTimeoutMs, signal),
    });
    updateClockOffset(response, sentAt);
    return { response, body: await read(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}
