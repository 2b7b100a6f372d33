/**
 * The part of internals.ts that only the transitions between pages use, so that the first load does not contain it.
 * pageTransitions.test.tsx checks it against the installed packages.
 */

/** Opens a page, or moves in the history by a number. */
type Navigate = (to: string | number, options?: object) => void;

/** Reach 6. Puts a function around the one that Gatsby's links and its `navigate` call. */
export function wrapNavigate(wrap: (navigate: Navigate) => Navigate): void {
  const { ___navigate: navigate } = window as { ___navigate?: Navigate };
  if (!navigate) throw new Error('Expected window.___navigate of Gatsby');
  Object.assign(window, { ___navigate: wrap(navigate) });
}

/**
 * Reach 7. Runs display-frame callbacks in tasks until the returned function is called. Gatsby's router renders the next page in
 * a display frame, and a browser that waits for that page during a view transition has none. Such a callback cannot be
 * canceled, so its negative id means nothing to `cancelAnimationFrame`.
 */
export function runFramesAsTasks(): () => void {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) => -window.setTimeout(() => draw(performance.now()));
  return () => void (window.requestAnimationFrame = requestAnimationFrame);
}
