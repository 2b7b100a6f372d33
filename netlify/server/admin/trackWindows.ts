/** Windows report every few seconds, hidden ones once a minute. */
const timeoutMs = 90_000;

/** Returns a function that records a window's entry and counts the other windows with the same one. */
export function trackWindows(now: () => number = () => performance.now()) {
  const windows = new Map<string, { path: string; at: number }>();
  return (id: string, path: string | null): number => {
    for (const [each, { at }] of windows) if (now() - at > timeoutMs) windows.delete(each);
    if (path === null) windows.delete(id);
    else windows.set(id, { path, at: now() });
    return [...windows].filter(([each, open]) => each !== id && open.path === path).length;
  };
}
