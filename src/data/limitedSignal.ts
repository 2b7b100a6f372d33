/**
 * Aborts with the caller's signal, or after `milliseconds`. Replaces `AbortSignal.any`, which requires Safari 17.4 and
 * Firefox 124.
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
