/** The shopper may change the permission in the browser's settings. */
export function onPermissionChange(onChange: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: stop.signal }))
    .catch(() => undefined);
  return () => stop.abort();
}

/** Also calls back immediately if the page is visible. */
export function onPageVisible(onVisible: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  check();
  const stop = new AbortController();
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  return () => stop.abort();
}
