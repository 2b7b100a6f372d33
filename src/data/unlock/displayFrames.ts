/** Calls back with the time of each display frame. Returns a function that stops it. Hidden pages have no frames. */
export function eachDisplayFrame(draw: (now: number) => void): () => void {
  let next = requestAnimationFrame(function frame(now) {
    next = requestAnimationFrame(frame);
    draw(now);
  });
  return () => cancelAnimationFrame(next);
}
