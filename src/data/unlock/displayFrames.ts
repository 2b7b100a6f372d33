/** Not called on hidden pages. Returns a function that stops it. */
export function eachDisplayFrame(onFrame: (now: number) => void): () => void {
  let request = requestAnimationFrame(function frame(now) {
    request = requestAnimationFrame(frame);
    onFrame(now);
  });
  return () => cancelAnimationFrame(request);
}
