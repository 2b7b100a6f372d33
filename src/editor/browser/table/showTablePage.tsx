import { createRoot, type Root } from 'react-dom/client';
import { TablePage, tablePath } from './TablePage';
import './table.css';

let root: Root | null = null;
let renderedHash = '';

/** Decap renders its menu only after the sign-in, so the page waits for the menu. */
const isOpen = () =>
  location.hash.startsWith(tablePath.slice(0, -1)) && document.querySelector('#nc-root header') !== null;

/** Covers Decap, which has no page at this address. */
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

/** Decap renders its menu again after leaving an entry, without this link. */
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
