/** Calls with the time of each frame that the display draws; returns what stops it. A hidden page has none. */
export function eachDisplayFrame(draw: (now: number) => void): () => void {
  let next = requestAnimationFrame(function frame(now) {
    next = requestAnimationFrame(frame);
    draw(now);
  });
  return () => cancelAnimationFrame(next);
}
