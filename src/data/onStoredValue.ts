import { loadText } from './storage';

/** Calls back if a value is stored under one of the keys, now or later. Returns a function that unsubscribes. */
export function onStoredValue(keys: readonly string[], then: () => void): () => void {
  const check = () => {
    if (keys.some((key) => loadText(key))) then();
  };
  check();
  const stopped = new AbortController();
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, check, { signal: stopped.signal });
  return () => stopped.abort();
}
