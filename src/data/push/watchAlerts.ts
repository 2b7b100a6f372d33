/** Calls back when the shopper changes the browser's permission elsewhere. Returns a function that stops listening. */
export function onPermissionChange(changed: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: stop.signal }))
    .catch(() => undefined);
  return () => stop.abort();
}

/** Calls back now if the page is visible, and each time it becomes visible. Returns a function that stops listening. */
export function onPageVisible(seen: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') seen();
  };
  look();
  const stop = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}
