import { createRoot, type Root } from 'react-dom/client';
import { TablePage, tablePath } from './TablePage';
import './table.css';

let root: Root | null = null;
let renderedHash = '';

/** True at the page's address once somebody is signed in: only then does Decap render its menu. */
const isOpen = () =>
  location.hash.startsWith(tablePath.slice(0, -1)) && document.querySelector('#nc-root header') !== null;

/** Renders the page over Decap, which has no page at this address, or removes it. */
function renderPage(): void {
  const hash = isOpen() ? location.hash : '';
  if (hash === renderedHash) return;
  renderedHash = hash;
  document.documentElement.classList.toggle('table-open', hash !== '');
  if (!hash) {
    root?.unmount();
    root = null;
    document.getElementById('table-root')?.remove();
    return;
  }
  if (!root) {
    const container = document.createElement('div');
    container.id = 'table-root';
    document.body.append(container);
    root = createRoot(container);
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
  addEventListener('hashchange', renderPage);
  const update = () => {
    addLink();
    renderPage();
  };
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
}
