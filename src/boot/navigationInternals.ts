// The part of internals.ts that the first load need not contain. internals.test.ts checks both.

/** Opens a path, or moves through the history by a number of entries. */
type Navigate = (to: string | number, options?: object) => void;

/** A reach: wraps the function that Gatsby's links and its `navigate` call. */
export function wrapNavigate(wrap: (navigate: Navigate) => Navigate): void {
  const { ___navigate: navigate } = window as { ___navigate?: Navigate };
  if (!navigate) throw new Error('Expected window.___navigate of Gatsby. See docs/reaches.md.');
  Object.assign(window, { ___navigate: wrap(navigate) });
}

/**
 * A reach: Gatsby's router renders the next page in an animation frame, and a browser that waits for that page during a
 * view transition has none. Until the returned function is called, the callbacks run in tasks. They cannot be canceled:
 * `cancelAnimationFrame` ignores negative ids.
 */
export function runFramesAsTasks(): () => void {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => -window.setTimeout(() => callback(performance.now()));
  return () => void (window.requestAnimationFrame = requestAnimationFrame);
}
