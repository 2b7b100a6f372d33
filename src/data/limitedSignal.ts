/**
 * Aborts with the caller's signal, and after `milliseconds` in any case. `AbortSignal.any` would do this, but Safari has it
 * only from 17.4 and Firefox from 124.
 */
export function limitedSignal(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [signal, limit]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { signal: either.signal });
  }
  return either.signal;
}
