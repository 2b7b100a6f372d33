import { isCurrentPath, readSearch, announceSearchChange, pendingSearch } from './urlSearch';

export type HistoryUpdate = 'push' | 'replace' | 'type';

/** Safari throws after more than 100 history changes in 30 seconds. */
const debounceMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Does not use Gatsby's `navigate`, which would rerender the page and scroll to its top. */
function updateHistory(path: string, search: string, mode: 'push' | 'replace'): void {
  if (!isCurrentPath(path)) return;
  try {
    window.history[`${mode}State`](window.history.state, '', path + search);
  } catch {
    pendingSearch.search = search;
  }
}

function flushTypedSearch(path: string): void {
  const { search } = pendingSearch;
  pendingSearch.search = null;
  if (search !== null) updateHistory(path, search, 'replace');
}

export function writeSearch(path: string, search: string, mode: HistoryUpdate): void {
  if (search === readSearch(path)) return;
  clearTimeout(timer);
  if (mode === 'push') flushTypedSearch(path);
  pendingSearch.search = null;
  if (mode === 'type') {
    pendingSearch.search = search;
    timer = setTimeout(() => flushTypedSearch(path), debounceMs);
  } else updateHistory(path, search, mode);
  announceSearchChange();
}
