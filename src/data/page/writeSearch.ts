import { isCurrentPath, readSearch, announceSearchChange, pendingSearch } from './urlSearch';

export type HistoryUpdate = 'push' | 'replace' | 'type';

/** Safari throws after more than a hundred changes in half a minute. */
const debounceMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Gatsby's `navigate` would rerender the page and scroll to its top. The entry keeps its router key. */
function updateHistory(path: string, search: string, how: 'push' | 'replace'): void {
  if (!isCurrentPath(path)) return;
  try {
    window.history[`${how}State`](window.history.state, '', path + search);
  } catch {
    pendingSearch.search = search;
  }
}

function writeTyped(path: string): void {
  const { search } = pendingSearch;
  pendingSearch.search = null;
  if (search !== null) updateHistory(path, search, 'replace');
}

export function writeSearch(path: string, search: string, how: HistoryUpdate): void {
  if (search === readSearch(path)) return;
  clearTimeout(timer);
  if (how === 'push') writeTyped(path);
  pendingSearch.search = null;
  if (how === 'type') {
    pendingSearch.search = search;
    timer = setTimeout(() => writeTyped(path), debounceMs);
  } else updateHistory(path, search, how);
  announceSearchChange();
}
