import { createRoot, type Root } from 'react-dom/client';
import { TablePage, tablePath } from './TablePage';
import './table.css';

let root: Root | null = null;
let drawn = '';

/** True at the page's address once somebody is signed in: only then does Decap render its menu. */
const isOpen = () =>
  location.hash.startsWith(tablePath.slice(0, -1)) && document.querySelector('#nc-root header') !== null;

/** Renders the page over Decap, which has no page at this address, or removes it. */
function follow(): void {
  const hash = isOpen() ? location.hash : '';
  if (hash === drawn) return;
  drawn = hash;
  document.documentElement.classList.toggle('table-open', hash !== '');
  if (!hash) {
    root?.unmount();
    root = null;
    document.getElementById('table-root')?.remove();
    return;
  }
  if (!root) {
    const place = document.createElement('div');
    place.id = 'table-root';
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<TablePage hash={hash} />);
}

/** Adds a link to Decap's menu, which is rendered again after leaving an entry. */
function addLink(): void {
  const menu = document.querySelector('#nc-root header nav ul');
  if (!menu || menu.querySelector('.table-link')) return;
  const item = document.createElement('li');
  item.className = 'table-link';
  const link = document.createElement('a');
  link.href = `${tablePath}products`;
  link.textContent = 'Catalogue table';
  item.append(link);
  menu.append(item);
}

export function showTablePage(): void {
  addEventListener('hashchange', follow);
  const look = () => {
    addLink();
    follow();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
