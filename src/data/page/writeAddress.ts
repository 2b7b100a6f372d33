import { isAt, readSearch, searchChanged, typed } from './address';

/** How the address changes: as a page to come back to, in its place, or in its place once the typing rests. */
export type AddressStep = 'push' | 'replace' | 'type';

/** Safari refuses more than a hundred changes in half a minute. */
const rest = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Not by Gatsby's `navigate`, which draws the whole page anew and scrolls to its top. The entry keeps its key of the
 * router, and with it its scroll position.
 */
function put(path: string, search: string, step: 'push' | 'replace'): void {
  if (!isAt(path)) return;
  try {
    window.history[`${step}State`](window.history.state, '', path + search);
  } catch {
    typed.search = search;
  }
}

function writeTyped(path: string): void {
  const { search } = typed;
  typed.search = null;
  if (search !== null) put(path, search, 'replace');
}

/** Changes the query of a page's address, and nothing else of the page. */
export function writeSearch(path: string, search: string, step: AddressStep): void {
  if (search === readSearch(path)) return;
  clearTimeout(timer);
  if (step === 'push') writeTyped(path);
  typed.search = null;
  if (step === 'type') {
    typed.search = search;
    timer = setTimeout(() => writeTyped(path), rest);
  } else put(path, search, step);
  searchChanged();
}
