import { isAt, readSearch, searchChanged, pendingSearch } from './address';

/** The ways the URL can change: a new history entry, a replaced one, or a replaced one once typing pauses. */
export type AddressStep = 'push' | 'replace' | 'type';

/** Safari throws after more than a hundred changes in half a minute. */
const debounceMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does not use Gatsby's `navigate`, which rerenders the whole page and scrolls to its top. The entry keeps its router
 * key, and with it its scroll position.
 */
function put(path: string, search: string, step: 'push' | 'replace'): void {
  if (!isAt(path)) return;
  try {
    window.history[`${step}State`](window.history.state, '', path + search);
  } catch {
    pendingSearch.search = search;
  }
}

function writeTyped(path: string): void {
  const { search } = pendingSearch;
  pendingSearch.search = null;
  if (search !== null) put(path, search, 'replace');
}

/** Changes the query of a page's URL without navigating. */
export function writeSearch(path: string, search: string, step: AddressStep): void {
  if (search === readSearch(path)) return;
  clearTimeout(timer);
  if (step === 'push') writeTyped(path);
  pendingSearch.search = null;
  if (step === 'type') {
    pendingSearch.search = search;
    timer = setTimeout(() => writeTyped(path), debounceMs);
  } else put(path, search, step);
  searchChanged();
}
