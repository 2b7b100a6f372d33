import { loadText } from './storage';

/**
 * Calls back once a value is stored under one of the keys, immediately or when another tab stores it, even while this
 * page is in the back/forward cache. Returns a function that stops it.
 */
export function onStoredValue(keys: readonly string[], then: () => void): () => void {
  const check = () => {
    if (keys.some((key) => loadText(key))) then();
  };
  check();
  const stopped = new AbortController();
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, check, { signal: stopped.signal });
  return () => stopped.abort();
}
