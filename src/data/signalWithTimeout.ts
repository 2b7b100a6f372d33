/** Replaces `AbortSignal.any`, which requires Safari 17.4 and Firefox 124. */
export function signalWithTimeout(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  const combined = new AbortController();
  for (const source of [signal, timeout]) {
    if (source.aborted) combined.abort(source.reason);
    source.addEventListener('abort', () => combined.abort(source.reason), { signal: combined.signal });
  }
  return combined.signal;
}
