const isOwn = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`);

/**
 * Requests each of the site's scripts once more if it fails to load, or if it is not a script, such as the HTML of a
 * proxy. The new address bypasses caches that hold the wrong response. The bundler, which gives up after the first
 * failure, only learns of the result. Calls `lost` for a script that failed twice.
 */
export function retryScripts(lost: (script: HTMLScriptElement) => void, signal?: AbortSignal): void {
  /** The first attempts, without a script to replace, and the second ones. */
  const attempts = new WeakMap<Element, HTMLScriptElement | null>();
  const unreadable = new Set<string>();

  const onEnd = (event: Event) => {
    const script = event.target;
    if (!isOwn(script)) return;
    const isLost = event.type === 'error' || unreadable.delete(script.src);
    const replaced = attempts.get(script);
    if (replaced) {
      if (isLost) lost(replaced);
      replaced.dispatchEvent(new Event(isLost ? 'error' : 'load'));
    } else if (isLost && replaced !== null) {
      event.stopImmediatePropagation();
      const again = document.createElement('script');
      again.src = `${script.src}?${Date.now()}`;
      attempts.set(script, null).set(again, script);
      document.head.append(again);
    }
  };

  // Browsers run HTML as a script, report the syntax error, and then fire `load`.
  const onSyntaxError = ({ error, filename }: ErrorEvent) => {
    if (error instanceof SyntaxError) unreadable.add(filename);
  };

  addEventListener('error', onSyntaxError, { signal });
  for (const type of ['error', 'load']) document.addEventListener(type, onEnd, { capture: true, signal });
}
