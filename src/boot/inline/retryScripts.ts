const isSiteScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`);

/**
 * Requests each of the site's scripts once more if it fails to load, or if it is not a script, such as the HTML of a
 * proxy. The new address bypasses caches that hold the wrong response. The bundler, which would give up after the first
 * failure, sees only the final result. Calls `onLost` for a script that failed twice.
 */
export function retryScripts(onLost: (script: HTMLScriptElement) => void, signal?: AbortSignal): void {
  /** Maps a retry to the script that it replaces, and a failed first attempt to null. */
  const attempts = new WeakMap<Element, HTMLScriptElement | null>();
  const unreadable = new Set<string>();

  const onEnd = (event: Event) => {
    const script = event.target;
    if (!isSiteScript(script)) return;
    const isLost = event.type === 'error' || unreadable.delete(script.src);
    const original = attempts.get(script);
    if (original) {
      if (isLost) onLost(original);
      original.dispatchEvent(new Event(isLost ? 'error' : 'load'));
    } else if (isLost && original !== null) {
      event.stopImmediatePropagation();
      const retry = document.createElement('script');
      retry.src = `${script.src}?${Date.now()}`;
      attempts.set(script, null).set(retry, script);
      document.head.append(retry);
    }
  };

  // If a script is HTML, browsers report a syntax error and then fire `load`.
  const onSyntaxError = ({ error, filename }: ErrorEvent) => {
    if (error instanceof SyntaxError) unreadable.add(filename);
  };

  addEventListener('error', onSyntaxError, { signal });
  for (const type of ['error', 'load']) document.addEventListener(type, onEnd, { capture: true, signal });
}
