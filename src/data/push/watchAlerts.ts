/** Calls back when the shopper changes the browser's permission elsewhere; returns what stops it. */
export function onPermissionChange(changed: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: stop.signal }))
    .catch(() => undefined);
  return () => stop.abort();
}

/** Calls back now, if the page is seen, and each time that it is seen again; returns what stops it. */
export function onPageSeen(seen: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') seen();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
