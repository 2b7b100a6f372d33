/** Calls back before each display frame, except while the page is hidden. Returns a function that stops the calls. */
export function eachDisplayFrame(onFrame: (now: number) => void): () => void {
  let request = requestAnimationFrame(function frame(now) {
    request = requestAnimationFrame(frame);
    onFrame(now);
  });
  return () => cancelAnimationFrame(request);
}
