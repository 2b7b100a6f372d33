/** How long a window counts after its last call. Windows call every few seconds, hidden ones once a minute. */
const stayMs = 90_000;

/** Tells how many other windows have an entry open. */
export function openWindows(now: () => number = () => performance.now()) {
  const windows = new Map<string, { path: string; at: number }>();
  return (id: string, path: string | null): number => {
    for (const [each, { at }] of windows) if (now() - at > stayMs) windows.delete(each);
    if (path === null) windows.delete(id);
    else windows.set(id, { path, at: now() });
    return [...windows].filter(([each, open]) => each !== id && open.path === path).length;
  };
}
